import { styled } from '@mui/material/styles'

/** A control of the panel, with where its value comes from. */
export const Property = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(0.5), minWidth: 0 }))

/** What is noted below a control: where its value comes from, and the way back. */
export const PropertyNote = styled('div')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(0, 1),
  color: 'var(--mui-palette-text-secondary)',
}))
