import { styled } from '@mui/material/styles'

/** The unit behind a number, inside a control's box. */
export const ControlUnit = styled('span')(({ theme }) => ({
  flexShrink: 0,
  paddingRight: 13,
  color: (theme.vars ?? theme).palette.text.secondary,
}))
