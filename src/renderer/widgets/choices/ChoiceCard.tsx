import { styled } from '@mui/material/styles'

/** The label around a radio or checkbox; where there is space, a card whose whole surface is clickable. */
export const ChoiceCard = styled('label', { shouldForwardProp: (name) => name !== 'plain' })<{
  readonly plain: boolean
}>(({ theme, plain }) => {
  const palette = theme.vars?.palette ?? theme.palette
  const card = {
    padding: '11px 14px',
    border: `1px solid ${palette.control.border}`,
    borderRadius: theme.vars?.shape.borderRadius,
    background: palette.background.paper,
    '&:hover:not([data-disabled])': { borderColor: palette.control.hover },
    '&:has(:checked)': {
      borderColor: palette.primary.strong,
      background: palette.primary.soft,
      boxShadow: `inset 0 0 0 1px ${palette.primary.strong}`,
    },
    '&[data-invalid]': { borderColor: palette.error.strong },
    '&[data-disabled]': { background: palette.sunken, borderColor: palette.divider, boxShadow: 'none' },
    '&:focus-within:has(:focus-visible)': { outline: `2px solid ${palette.primary.strong}`, outlineOffset: 2 },
    '& input:focus-visible': { outline: 'none' },
  }
  return {
    display: 'flex',
    alignItems: 'flex-start',
    gap: 10,
    minHeight: 46,
    boxSizing: 'border-box' as const,
    padding: '12px 0',
    lineHeight: 1.4,
    cursor: 'pointer',
    transition: 'border-color 120ms, background-color 120ms',
    '& small': { display: 'block', marginTop: 2, fontSize: '0.8125rem', color: palette.text.secondary },
    '&[data-disabled]': { cursor: 'not-allowed', color: palette.text.secondary },
    ...(plain ? {} : card),
  }
})
