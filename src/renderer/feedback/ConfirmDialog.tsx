import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useText } from '../texts/use-text.ts'
import { DialogFrame } from './DialogFrame.tsx'
import { focusOnMount } from './focus-on-mount.ts'

export interface ConfirmDialogProps {
  readonly open: boolean
  readonly title: string
  readonly text: string
  /** The action, as a verb: `Delete`. */
  readonly confirm: string
  /** Red, and the focus starts on Cancel. */
  readonly destructive?: boolean
  /** While the action runs: both buttons are disabled. */
  readonly busy?: boolean
  readonly onConfirm: () => void
  readonly onCancel: () => void
}

/** Asks before an action that cannot be undone. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, text, confirm, destructive = false, busy = false, onConfirm, onCancel } = props
  const translate = useText()
  const id = useId()
  return (
    <DialogFrame
      title={title}
      open={open}
      onClose={busy ? undefined : onCancel}
      role="alertdialog"
      describedBy={id}
      foot={
        <>
          <Button onClick={onCancel} disabled={busy} ref={destructive ? focusOnMount : undefined}>
            {translate('renderer.cancel')}
          </Button>
          <Button
            variant="contained"
            color={destructive ? 'error' : 'primary'}
            onClick={onConfirm}
            loading={busy}
            ref={destructive ? undefined : focusOnMount}
          >
            {confirm}
          </Button>
        </>
      }
    >
      <Typography id={id} color="textSecondary">
        {text}
      </Typography>
    </DialogFrame>
  )
}
