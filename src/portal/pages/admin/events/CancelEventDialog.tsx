import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useCallback } from 'react'
import type { AdminEvent } from '../../../../contract/admin-events.ts'
import type { EventCancellationAnswers } from '../../../../generated/event-cancellation-answers.ts'
import { DialogFrame } from '../../../../renderer/feedback/DialogFrame.tsx'
import { BreakableText } from '../../../../renderer/texts/BreakableText.tsx'
import { useText } from '../../../../renderer/texts/use-text.ts'
import { useApi } from '../../../api/api-context.ts'
import { DeclaredForm } from '../../../forms/DeclaredForm.tsx'
import { useToaster } from '../../../ui/toaster-context.ts'

interface CancelEventDialogProps {
  readonly event: AdminEvent
  readonly onCancelled: () => void
  readonly onClose: () => void
}

/** Cancels an event, with a reason. */
export function CancelEventDialog({ event: { id, description }, onCancelled, onClose }: CancelEventDialogProps) {
  const text = useText()
  const api = useApi()
  const toaster = useToaster()
  const cancel = useCallback(
    async (answers: EventCancellationAnswers) => {
      const { message } = await api.post(`admin/events/cancel/${id}`, answers)
      toaster.show('success', message)
      onCancelled()
    },
    [api, id, onCancelled, toaster],
  )
  return (
    <DialogFrame title={text('portal.admin-events.cancel-title')} width={560} isForm onClose={onClose}>
      <Stack spacing={2.5}>
        <Typography color="textSecondary">
          <BreakableText>{text('portal.admin-events.cancel-text', { event: description })}</BreakableText>
        </Typography>
        <DeclaredForm
          id="forms/event-cancellation"
          submitLabel={text('portal.admin-events.action.cancel')}
          onSubmit={cancel}
          fields={1}
          actions={<Button onClick={onClose}>{text('portal.admin-events.keep')}</Button>}
        />
      </Stack>
    </DialogFrame>
  )
}
