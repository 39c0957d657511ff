import { styled } from '@mui/material/styles'

/** A custom round or square box over the native radio or checkbox, which keeps its behaviour. */
export const ChoiceInput = styled('input')(({ theme }) => {
  const palette = theme.vars?.palette ?? theme.palette
  return {
    appearance: 'none',
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    width: 20,
    height: 20,
    margin: '1px 0 0',
    border: `1.5px solid ${palette.control.border}`,
    background: palette.background.paper,
    cursor: 'inherit',
    transition: 'border-color 120ms, background-color 120ms, box-shadow 120ms',
    '&[type="radio"]': { borderRadius: '50%' },
    '&[type="checkbox"]': { borderRadius: 5 },
    '&:checked': { borderColor: palette.primary.strong, background: palette.primary.strong },
    '&:checked::after': { content: '""' },
    '&[type="radio"]::after': { width: 8, height: 8, borderRadius: '50%', background: palette.background.paper },
    '&[type="checkbox"]::after': {
      width: 5,
      height: 10,
      border: `solid ${palette.background.paper}`,
      borderWidth: '0 2px 2px 0',
      transform: 'translateY(-1px) rotate(45deg)',
    },
    '&[aria-invalid="true"]': { borderColor: palette.error.strong },
    '&:disabled': { borderColor: palette.divider, background: palette.sunken },
    '&:disabled:checked': { background: palette.control.border, borderColor: palette.control.border },
    '@media (forced-colors: active)': { appearance: 'auto' },
  }
})
