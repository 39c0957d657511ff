import ErrorOutline from '@mui/icons-material/ErrorOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useId } from 'react'
import { useText } from '../texts/use-text.ts'
import { DialogFrame } from './DialogFrame.tsx'
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
    <DialogFrame
      title={
        <>
          <ErrorOutline color="error" aria-hidden />
          {text('renderer.problems.title')}
        </>
      }
      open={messages.length > 0}
      onClose={onClose}
      onClosed={onClosed}
      role="alertdialog"
      describedBy={id}
      foot={
        <Button variant="contained" onClick={onClose} ref={focusOnMount}>
          {text('renderer.problems.retry')}
        </Button>
      }
    >
      <Box component="ul" id={id} sx={{ m: 0, pl: 2.5, display: 'grid', gap: 0.75 }}>
        {messages.map((message) => (
          <li key={message}>{message}</li>
        ))}
      </Box>
    </DialogFrame>
  )
}
