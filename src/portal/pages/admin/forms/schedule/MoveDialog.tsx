import { useCallback } from 'react'
import Button from '@mui/material/Button'
import type { ScheduledPublication } from '../../../../../contract/scheduled-publication.ts'
import type { PublicationTimeAnswers } from '../../../../../generated/publication-time-answers.ts'
import { DialogFrame } from '../../../../../renderer/feedback/DialogFrame.tsx'
import { useText } from '../../../../../renderer/texts/use-text.ts'
import { useApi } from '../../../../api/api-context.ts'
import { DeclaredForm } from '../../../../forms/DeclaredForm.tsx'
import { useToaster } from '../../../../ui/toaster-context.ts'
import { useFormats } from '../../../../ui/use-formats.ts'

interface MoveDialogProps {
  readonly schedule: ScheduledPublication
  readonly onMoved: () => void
  readonly onClose: () => void
}

/** Chooses another time for a publication that waits. */
export function MoveDialog({ schedule: { id, title, due_at: due }, onMoved, onClose }: MoveDialogProps) {
  const text = useText()
  const api = useApi()
  const toaster = useToaster()
  const formats = useFormats()
  const move = useCallback(
    async (answers: PublicationTimeAnswers) => {
      const { message } = await api.post(`admin/forms/schedules/move/${id}`, answers)
      toaster.show('success', message)
      onMoved()
      onClose()
    },
    [api, id, onClose, onMoved, toaster],
  )
  return (
    <DialogFrame title={text('portal.schedule.move-of', { form: title })} width={480} isForm onClose={onClose}>
      <DeclaredForm
        id="forms/publication-time"
        answers={{ day: formats.day(due), time: formats.time(due) }}
        submitLabel={text('portal.schedule.move-submit')}
        onSubmit={move}
        fields={2}
        actions={<Button onClick={onClose}>{text('renderer.cancel')}</Button>}
      />
    </DialogFrame>
  )
}
