import { styled } from '@mui/material/styles'

/**
 * The row of actions at the end of a header. Where there is too little room its words are broken into lines first; only
 * then does the logo before it give way.
 */
export const HeaderNavigation = styled('nav')(({ theme }) => ({
  display: 'flex',
  flex: '0 1000 auto',
  alignItems: 'center',
  marginInlineStart: 'auto',
  [theme.breakpoints.up('sm')]: { flex: 'none', gap: theme.spacing(1) },
}))
