import { randomUUID } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { TenantTransaction } from '../db/database.ts'
import type { OutboxTable } from '../db/tables.ts'

export type OutboxMessage = Selectable<OutboxTable>

/** A message as it is written; it is sent after the transaction that queued it. */
export type NewMessage = Pick<OutboxTable, 'channel' | 'recipient' | 'subject' | 'body_text' | 'body_html'>

/** Queues messages in the transaction of what they tell of: either both are kept or neither. */
export async function queueMessages(
  { tenant, db }: TenantTransaction,
  messages: readonly NewMessage[],
  now: Date,
): Promise<void> {
  const rows = messages.map((message) => ({ ...message, tenant, id: randomUUID(), created_at: now, sent_at: null }))
  if (rows.length > 0) await db.insertInto('outbox').values(rows).execute()
}

/** The newest first; of one status where one is given. */
export async function listMessages(
  { tenant, db }: TenantTransaction,
  count: number,
  status?: OutboxMessage['status'],
): Promise<readonly OutboxMessage[]> {
  const messages = db.selectFrom('outbox').selectAll().where('tenant', '=', tenant)
  return (status === undefined ? messages : messages.where('status', '=', status))
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(count)
    .execute()
}
