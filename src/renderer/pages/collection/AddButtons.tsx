import Add from '@mui/icons-material/Add'
import Button from '@mui/material/Button'
import type { ActionDefinition } from '../../../engine/document.ts'

export interface AddButtonsProps {
  readonly actions: readonly ActionDefinition[]
  readonly onAction: (action: ActionDefinition) => void
}

/** A button for each way to add a record. */
export function AddButtons({ actions, onAction }: AddButtonsProps) {
  return actions.map((action, index) => (
    <Button
      key={action.id}
      variant={index === 0 ? 'contained' : 'outlined'}
      startIcon={<Add />}
      onClick={() => onAction(action)}
    >
      {action.title}
    </Button>
  ))
}
