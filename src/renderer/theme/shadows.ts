import type { Shadows } from '@mui/material/styles'

const ink = '20 22 30'
const low = `0 1px 2px rgb(${ink} / 0.06), 0 1px 3px rgb(${ink} / 0.05)`
const mid = `0 2px 4px rgb(${ink} / 0.05), 0 6px 16px rgb(${ink} / 0.08)`
const top = `0 8px 16px rgb(${ink} / 0.08), 0 16px 40px rgb(${ink} / 0.14)`

/** Three soft heights instead of Material's 24: cards, menus, dialogs. */
export const shadows: Shadows = [
  ...(['none', low, low, low] as const),
  ...([mid, mid, mid, mid, mid, mid, mid, mid, mid, mid, mid, mid] as const),
  ...([top, top, top, top, top, top, top, top, top] as const),
]
