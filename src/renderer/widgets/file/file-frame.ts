import type { Theme } from '@mui/material/styles'

/** The frame of a file, and of the drop zone before there is one: both have the same height, so that nothing moves. */
export function fileFrame(theme: Theme) {
  const palette = theme.vars?.palette ?? theme.palette
  return {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: 14,
    minHeight: 76,
    boxSizing: 'border-box',
    borderRadius: theme.vars?.shape.borderRadius,
    background: palette.background.paper,
  } as const
}
