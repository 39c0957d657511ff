import { styled } from '@mui/material/styles'

/** A page at least as high as the window: header, main part, footer. */
export const SiteFrame = styled('div')({ minHeight: '100dvh', display: 'grid', gridTemplateRows: 'auto 1fr auto' })

/** The top band of pages for visitors; the logo comes first. */
export const SiteHeader = styled('header')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  minHeight: 76,
  padding: theme.spacing(1, 2),
  background: 'var(--mui-palette-background-paper)',
  borderBottom: '1px solid var(--mui-palette-divider)',
  [theme.breakpoints.up('md')]: { padding: theme.spacing(1, 5) },
}))
