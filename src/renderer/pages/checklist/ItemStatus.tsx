import CheckCircle from '@mui/icons-material/CheckCircle'
import RadioButtonUnchecked from '@mui/icons-material/RadioButtonUnchecked'
import WarningAmber from '@mui/icons-material/WarningAmberRounded'
import Box from '@mui/material/Box'
import type { ChecklistEntry } from './checklist-props.ts'
import { useText } from '../../texts/use-text.ts'

const states = {
  complete: { Icon: CheckCircle, color: 'success.text' },
  incomplete: { Icon: WarningAmber, color: 'warning.text' },
  optional: { Icon: RadioButtonUnchecked, color: 'text.secondary' },
} as const

/** Whether an item passes: a tick, a warning, or an open ring for what is optional; in words beside it. */
export function ItemStatus({ item }: { readonly item: Pick<ChecklistEntry, 'passes' | 'mandatory'> }) {
  const text = useText()
  const state = item.passes ? 'complete' : item.mandatory ? 'incomplete' : 'optional'
  const { Icon, color } = states[state]
  return (
    <Box component="span" data-state={state} sx={{ ...statusStyle, color }}>
      <Icon fontSize="small" aria-hidden />
      {text(`renderer.checklist.${state}`)}
    </Box>
  )
}

const statusStyle = {
  display: 'inline-flex',
  alignItems: 'center',
  verticalAlign: 'middle',
  gap: 0.75,
  fontSize: '0.9375rem',
  fontWeight: 600,
  whiteSpace: 'nowrap',
} as const
