import type { Theme } from '@mui/material/styles'

/** The frame that a file stands in, and before there is one, where it is dropped: both are as high, so that nothing moves. */
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
