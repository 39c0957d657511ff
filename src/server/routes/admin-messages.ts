import type { FastifyInstance } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { calls } from '../../contract/calls.ts'
import { MessagesQuery } from '../../contract/outbox-entry.ts'
import type { OutboxEntry } from '../../contract/outbox-entry.ts'
import { listMessages } from '../messages/outbox.ts'
import type { OutboxMessage } from '../messages/outbox.ts'
import { sessionOf } from '../http/session.ts'
import { tenantOf } from '../http/tenant.ts'
import { Refusal } from '../platform/refusal.ts'
import type { Services } from '../platform/services.ts'
import { apiPath } from './api-path.ts'

/** How many messages are listed. */
const listed = 200

/** admin/messages: how the delivery of the organisation's messages goes, for its administrators (OPS-08). */
export const adminMessagesResource = fastifyPlugin(
  async (app: FastifyInstance, { database }: Pick<Services, 'database'>) => {
    app.get<{ Querystring: MessagesQuery }>(
      apiPath(calls.messages.path),
      { config: { session: 'required' }, schema: { querystring: MessagesQuery } },
      async (request) => {
        if (!sessionOf(request).user.is_admin) throw new Refusal('forbidden')
        const { status } = request.query
        const messages = await database.inTenant(tenantOf(request).id, (tx) => listMessages(tx, listed, { status }))
        return { data: messages.map(entryOf) }
      },
    )
  },
  { name: 'admin-messages', dependencies: ['tenant', 'errors', 'session'] },
)

const entryOf = (message: OutboxMessage): OutboxEntry => ({
  id: message.id,
  channel: message.channel,
  recipient: message.recipient,
  subject: message.subject,
  status: message.status,
  attempts: message.attempts,
  last_error: message.last_error,
  next_at: message.next_at?.toISOString() ?? null,
  created_at: message.created_at.toISOString(),
  sent_at: message.sent_at?.toISOString() ?? null,
})
