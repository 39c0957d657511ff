import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { useId } from 'react'
import { useText } from '../texts/use-text.ts'
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
  const ids = { 'aria-labelledby': `${id}-title`, 'aria-describedby': `${id}-text` }
  return (
    <Dialog open={open} onClose={busy ? undefined : onCancel} maxWidth="xs" role="alertdialog" {...ids}>
      <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`}>{text}</DialogContentText>
      </DialogContent>
      <DialogActions>
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
      </DialogActions>
    </Dialog>
  )
}
