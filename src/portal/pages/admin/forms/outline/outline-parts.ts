import { styled } from '@mui/material/styles'

/** What an outline consists of, below each other. */
export const Outline = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  padding: theme.spacing(2),
  '& h2': { ...theme.typography.subtitle2, margin: theme.spacing(0, 0, 0.5, 1) },
}))

/** The items of an outline; those inside an item stand in from it. */
export const OutlineItems = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& ul': { marginInlineStart: theme.spacing(2), borderInlineStart: '1px solid var(--mui-palette-divider)' },
}))
