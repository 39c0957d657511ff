import { useText } from '../texts/use-text.ts'
import { ConfirmDialog } from './ConfirmDialog.tsx'

export interface LeaveDialogProps {
  readonly open: boolean
  readonly onLeave: () => void
  readonly onStay: () => void
}

/** Asks before unsaved changes are lost. */
export function LeaveDialog({ open, onLeave, onStay }: LeaveDialogProps) {
  const text = useText()
  return (
    <ConfirmDialog
      open={open}
      title={text('renderer.leave.title')}
      text={text('renderer.leave.text')}
      confirm={text('renderer.leave.confirm')}
      destructive
      onConfirm={onLeave}
      onCancel={onStay}
    />
  )
}
