import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { styled } from '@mui/material/styles'

/** Buttons of which one is chosen, each with an icon and a word: how something is drawn. */
export const SwitchButtons = styled(ToggleButtonGroup)(({ theme }) => {
  const palette = theme.vars?.palette ?? theme.palette
  const chosen = { color: palette.primary.text, backgroundColor: palette.primary.soft }
  return {
    '& .MuiToggleButton-root': { minHeight: 44, gap: 8, paddingInline: 14, color: palette.text.secondary },
    '& .MuiToggleButton-root.Mui-selected': { ...chosen, '&:hover': chosen },
  }
})
