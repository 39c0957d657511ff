import { styled } from '@mui/material/styles'

/**
 * The outlined box of a control that is more than one input: it contains a bare input and its buttons. Mark it by
 * `data-invalid`, `data-disabled`.
 */
export const ControlBox = styled('div')(({ theme }) => {
  const palette = theme.vars?.palette ?? theme.palette
  return {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    boxSizing: 'border-box',
    minHeight: 46,
    minWidth: 0,
    border: `1px solid ${palette.control.border}`,
    borderRadius: theme.vars?.shape.borderRadius,
    background: palette.background.paper,
    color: palette.text.primary,
    transition: 'border-color 120ms, box-shadow 120ms',
    '&:hover': { borderColor: palette.control.hover },
    '&:focus-within': {
      borderColor: palette.primary.strong,
      boxShadow: `0 0 0 1px ${palette.primary.strong}, 0 0 0 4px color-mix(in srgb, ${palette.primary.main} 22%, transparent)`,
    },
    '&[data-invalid]': { borderColor: palette.error.strong },
    '&[data-invalid]:focus-within': {
      boxShadow: `0 0 0 1px ${palette.error.strong}, 0 0 0 4px color-mix(in srgb, ${palette.error.main} 16%, transparent)`,
    },
    '&[data-disabled]': { background: palette.sunken, borderColor: palette.divider, color: palette.text.secondary },
    '& input': {
      flex: 1,
      minWidth: 0,
      width: '100%',
      boxSizing: 'border-box',
      padding: '10px 13px',
      border: 0,
      outline: 'none',
      background: 'transparent',
      color: 'inherit',
      font: 'inherit',
      letterSpacing: 'inherit',
      textOverflow: 'ellipsis',
      WebkitTextFillColor: 'currentcolor',
    },
    '& input::placeholder': { color: palette.text.secondary, opacity: 0.85 },
    '& input:disabled': { cursor: 'not-allowed', opacity: 1 },
  }
})
