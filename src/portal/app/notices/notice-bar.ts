import { styled } from '@mui/material/styles'

/** The row of a notice: what it says, and what can be done about it. */
export const NoticeBar = styled('section')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: theme.spacing(0.75, 2),
  padding: theme.spacing(0.75, 2),
  color: 'var(--mui-palette-text-primary)',
  '& > span': { minWidth: 0 },
}))
