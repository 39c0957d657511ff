import Dialog from '@mui/material/Dialog'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import Button from '@mui/material/Button'
import { useCallback, useId } from 'react'
import type { JsonObject } from '../../../engine/json/json.ts'
import { useText } from '../../../renderer/texts/use-text.ts'
import { DeclaredForm } from '../../forms/DeclaredForm.tsx'

interface RejectDialogProps {
  readonly applicant: string
  readonly onReject: (remarks: string) => Promise<void>
  readonly onClose: () => void
}

/** Asks for the remark that a rejection requires. */
export function RejectDialog({ applicant, onReject, onClose }: RejectDialogProps) {
  const text = useText()
  const id = useId()
  const submit = useCallback(
    ({ Remarks }: JsonObject) => onReject(typeof Remarks === 'string' ? Remarks : ''),
    [onReject],
  )
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={id}>
      <DialogTitle id={id}>{text('portal.referee.reject-title')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <DialogContentText>{text('portal.referee.reject-lead', { applicant })}</DialogContentText>
        <DeclaredForm
          id="forms/referee-rejection"
          submitLabel={text('portal.referee.reject')}
          onSubmit={submit}
          fields={1}
          actions={
            <Button size="large" onClick={onClose}>
              {text('renderer.cancel')}
            </Button>
          }
        />
      </DialogContent>
    </Dialog>
  )
}
