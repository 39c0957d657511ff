import { keyframes } from '@mui/material/styles'

const appear = keyframes({ from: { backgroundColor: 'transparent' } })

/** A record that was just saved stands out until the next task; without motion where people prefer that. */
export const savedStyle = {
  scrollMarginBlock: '5rem',
  '&[data-saved]': {
    // The actions' cell has a ground of its own, because the row may scroll beneath it.
    '&, & > td, & > td[data-actions]': { backgroundColor: 'var(--mui-palette-success-soft)' },
    boxShadow: 'inset 3px 0 0 var(--mui-palette-success-strong)',
    animation: `${appear} 400ms ease-out`,
  },
} as const
