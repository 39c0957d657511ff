import { styled } from '@mui/material/styles'

/** A second, smaller line of a cell. */
export const Detail = styled('span')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'block',
  color: 'var(--mui-palette-text-secondary)',
}))
