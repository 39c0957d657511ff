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

/** A row of a list that is a button as wide as the list, or as what other buttons of the row leave. */
export const RowButton = styled('button')(({ theme }) => ({
  ...theme.typography.body2,
  flex: 1,
  minWidth: 0,
  width: '100%',
  minHeight: 40,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(0.5, 1),
  padding: theme.spacing(0.5, 1),
  border: 0,
  borderRadius: 8,
  background: 'none',
  color: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
}))
