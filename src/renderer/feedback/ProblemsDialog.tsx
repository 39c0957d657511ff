import ErrorOutline from '@mui/icons-material/ErrorOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId } from 'react'
import { useText } from '../texts/use-text.ts'
import { focusOnMount } from './focus-on-mount.ts'

export interface ProblemsDialogProps {
  /** Shown while there are any. */
  readonly messages: readonly string[]
  readonly onClose: () => void
  /** Called after it has closed, so that the focus can move to the first wrong field. */
  readonly onClosed?: () => void
}

/** 'Something went wrong': what the user must correct before a form can be saved. */
export function ProblemsDialog({ messages, onClose, onClosed }: ProblemsDialogProps) {
  const text = useText()
  const id = useId()
  return (
    <Dialog
      open={messages.length > 0}
      onClose={onClose}
      maxWidth="xs"
      fullWidth
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-list`}
      disableRestoreFocus={onClosed !== undefined}
      slotProps={{ transition: { onExited: onClosed } }}
    >
      <DialogTitle id={`${id}-title`} sx={{ display: 'flex', alignItems: 'center', gap: 1.25 }}>
        <ErrorOutline color="error" aria-hidden />
        {text('renderer.problems.title')}
      </DialogTitle>
      <DialogContent>
        <Box component="ul" id={`${id}-list`} sx={{ m: 0, pl: 2.5, display: 'grid', gap: 0.75 }}>
          {messages.map((message) => (
            <li key={message}>{message}</li>
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose} ref={focusOnMount}>
          {text('renderer.problems.retry')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
