import { styled } from '@mui/material/styles'

/**
 * The row of actions at the end of a header. Where there is too little room its words are broken into lines first; only
 * then does the logo before it give way.
 */
export const HeaderNavigation = styled('nav')(({ theme }) => ({
  display: 'flex',
  flex: '0 1000 auto',
  // Icons are level, however many lines the words under them take.
  alignItems: 'flex-start',
  marginInlineStart: 'auto',
  [theme.breakpoints.up('sm')]: { alignItems: 'center', flex: 'none', gap: theme.spacing(1) },
}))
