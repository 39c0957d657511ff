import Button from '@mui/material/Button'
import { useCallback } from 'react'
import type { AdminEvent } from '../../../../contract/admin-events.ts'
import { eventAnswers } from '../../../../contract/event-answers.ts'
import type { EventAnswers } from '../../../../generated/event-answers.ts'
import { DialogFrame } from '../../../../renderer/feedback/DialogFrame.tsx'
import { useText } from '../../../../renderer/texts/use-text.ts'
import { useApi } from '../../../api/api-context.ts'
import { DeclaredForm } from '../../../forms/DeclaredForm.tsx'
import { useToaster } from '../../../ui/toaster-context.ts'

interface EventDialogProps {
  /** The event to change; a new one without it. */
  readonly event?: AdminEvent
  readonly onSaved: () => void
  readonly onClose: () => void
}

/** Announces an event, or changes one. */
export function EventDialog({ event, onSaved, onClose }: EventDialogProps) {
  const text = useText()
  const api = useApi()
  const toaster = useToaster()
  const save = useCallback(
    async (answers: EventAnswers) => {
      const { message } = await api.post('admin/events', answers)
      toaster.show('success', message)
      onSaved()
      onClose()
    },
    [api, onClose, onSaved, toaster],
  )
  return (
    <DialogFrame
      title={text(event ? 'portal.admin-events.change-title' : 'portal.admin-events.add')}
      width={640}
      isForm
      onClose={onClose}
    >
      <DeclaredForm
        id="forms/event"
        {...(event && { answers: { id: event.id, ...eventAnswers(event) } })}
        submitLabel={text(event ? 'portal.admin-events.change-submit' : 'portal.admin-events.add')}
        onSubmit={save}
        fields={12}
        actions={<Button onClick={onClose}>{text('renderer.cancel')}</Button>}
      />
    </DialogFrame>
  )
}
