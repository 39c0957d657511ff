import { useState } from 'react'
import Card from '@mui/material/Card'
import type { MessageStatus } from '../../../contract/outbox-entry.ts'
import { useText } from '../../../renderer/texts/use-text.ts'
import { MessageList } from './MessageList.tsx'
import { StateFilter } from './StateFilter.tsx'

/** In the order that a message passes through them. */
const statuses: readonly MessageStatus[] = ['queued', 'sending', 'sent', 'failed', 'kept']

/** The delivery of the organisation's messages (OPS-08); filtered by a status, such as failed, on request. */
export function MessageDelivery() {
  const text = useText()
  const [status, setStatus] = useState<MessageStatus>()
  return (
    <Card>
      <StateFilter
        label={text('portal.messages.show')}
        all={text('portal.messages.all')}
        states={statuses.map((one) => ({ value: one, title: text(`portal.messages.status.${one}`) }))}
        value={status}
        onChange={setStatus}
      />
      <MessageList status={status} />
    </Card>
  )
}
