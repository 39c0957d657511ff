import { styled } from '@mui/material/styles'

/** The row of actions at the end of a header. It keeps its width: the logo before it gives way. */
export const HeaderNavigation = styled('nav')(({ theme }) => ({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  marginInlineStart: 'auto',
  [theme.breakpoints.up('sm')]: { gap: theme.spacing(1) },
}))
