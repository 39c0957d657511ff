import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useCallback } from 'react'
import type { JsonObject } from '../../../engine/json/json.ts'
import { DialogFrame } from '../../../renderer/feedback/DialogFrame.tsx'
import { useText } from '../../../renderer/texts/use-text.ts'
import { DeclaredForm } from '../../forms/DeclaredForm.tsx'
import { useFormReady } from '../../forms/use-form-ready.ts'

interface RejectDialogProps {
  readonly applicant: string
  readonly onReject: (remarks: string) => Promise<void>
  readonly onClose: () => void
}

/** Asks for the remark that a rejection requires. */
export function RejectDialog({ applicant, onReject, onClose }: RejectDialogProps) {
  const text = useText()
  useFormReady('forms/referee-rejection')
  const submit = useCallback(
    ({ Remarks }: JsonObject) => onReject(typeof Remarks === 'string' ? Remarks : ''),
    [onReject],
  )
  return (
    <DialogFrame title={text('portal.referee.reject-title')} onClose={onClose} width={600}>
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        {text('portal.referee.reject-lead', { applicant })}
      </Typography>
      <DeclaredForm
        id="forms/referee-rejection"
        submitLabel={text('portal.referee.reject')}
        onSubmit={submit}
        fields={1}
        actions={<Button onClick={onClose}>{text('renderer.cancel')}</Button>}
      />
    </DialogFrame>
  )
}
