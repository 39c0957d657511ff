import { messageCalls } from '../../contract/outbox-entry.ts'
import type { OutboxEntry } from '../../contract/outbox-entry.ts'
import { implement } from '../http/implement.ts'
import { listMessages } from '../messages/outbox.ts'
import type { OutboxMessage } from '../messages/outbox.ts'

const listed = 200

/** The delivery of the organisation's latest messages, for those whose role allows it (OPS-08). */
export const adminMessageRoutes = [
  implement(messageCalls.messages, async ({ tenant, query: { status } }, { database }) => {
    const messages = await database.inTenant(tenant.id, (tx) => listMessages(tx, listed, { status }))
    return messages.map(entryOf)
  }),
]

const entryOf = (message: OutboxMessage): OutboxEntry => ({
  id: message.id,
  channel: message.channel,
  recipient: message.recipient,
  subject: message.subject,
  status: message.status,
  attempts: message.attempts,
  failure: message.failure,
  last_error: message.last_error,
  next_at: message.next_at?.toISOString() ?? null,
  created_at: message.created_at.toISOString(),
  sent_at: message.sent_at?.toISOString() ?? null,
})
