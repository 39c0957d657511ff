import Add from '@mui/icons-material/Add'
import Button from '@mui/material/Button'
import type { ActionDefinition } from '../../../engine/document/collection-page.ts'

export interface AddButtonsProps {
  readonly actions: readonly ActionDefinition[]
  readonly disabled?: boolean
  readonly onAction: (action: ActionDefinition) => void
}

/** A button for each way to add a record. */
export function AddButtons({ actions, disabled = false, onAction }: AddButtonsProps) {
  return actions.map((action, index) => (
    <Button
      key={action.id}
      data-add
      variant={index === 0 ? 'contained' : 'outlined'}
      startIcon={<Add />}
      disabled={disabled}
      onClick={() => onAction(action)}
    >
      {action.title}
    </Button>
  ))
}
