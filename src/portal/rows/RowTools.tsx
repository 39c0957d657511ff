import { styled } from '@mui/material/styles'

/** What narrows and saves the rows below it, in a line while there is room; nothing of it is printed. */
export const RowTools = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(1.5),
  '&:not(:empty)': { padding: theme.spacing(2) },
  '@media print': { display: 'none' },
}))
