import { styled } from '@mui/material/styles'

/** A small button inside a control's box: open, show, clear. */
export const ControlButton = styled('button')(({ theme }) => {
  const palette = theme.vars?.palette ?? theme.palette
  return {
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    width: 36,
    height: 36,
    margin: '0 4px 0 -6px',
    padding: 0,
    border: 0,
    borderRadius: `calc(${theme.vars?.shape.borderRadius} * 0.7)`,
    background: 'transparent',
    color: palette.text.secondary,
    cursor: 'pointer',
    '&:hover': { background: palette.sunken, color: palette.text.primary },
    '&:disabled': { visibility: 'hidden' },
    '& svg': { width: 20, height: 20 },
  }
})
