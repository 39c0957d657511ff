import { styled } from '@mui/material/styles'

/** The frame of a short label for a state, grey unless it is coloured; the colour only repeats what its text says. */
export const Chip = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  padding: '1px 10px',
  borderRadius: 99,
  fontSize: '0.8125rem',
  fontWeight: 600,
  lineHeight: 1.6,
  whiteSpace: 'nowrap',
  background: 'var(--mui-palette-sunken)',
  color: 'var(--mui-palette-text-secondary)',
})
