import Button from '@mui/material/Button'
import { useCallback } from 'react'
import type { AdminEvent } from '../../../../contract/admin-events.ts'
import { eventAnswers, eventPicture } from '../../../../contract/event-answers.ts'
import type { PostResponse } from '../../../../contract/addresses.ts'
import type { EventAnswers } from '../../../../generated/event-answers.ts'
import { DialogFrame } from '../../../../renderer/feedback/DialogFrame.tsx'
import type { FileRegistry } from '../../../../renderer/store/state/file-registry.ts'
import { useText } from '../../../../renderer/texts/use-text.ts'
import { useApi } from '../../../api/api-context.ts'
import { sendWithFiles } from '../../../api/send-with-files.ts'
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
    async (answers: EventAnswers, files: FileRegistry) => {
      const sent = { ...answers }
      const { message } = await sendWithFiles<PostResponse<'admin/events'>>(api, 'admin/events', sent, { files })
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
        {...(event && { answers: answersOf(event) })}
        submitLabel={text(event ? 'portal.admin-events.change-submit' : 'portal.admin-events.add')}
        onSubmit={save}
        fields={13}
        actions={<Button onClick={onClose}>{text('renderer.cancel')}</Button>}
      />
    </DialogFrame>
  )
}

function answersOf(event: AdminEvent): EventAnswers {
  const picture = eventPicture(event)
  return { id: event.id, ...eventAnswers(event), ...(picture && { picture }) }
}
