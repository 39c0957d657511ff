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

/** Queues a message for the account that has its recipient's e-mail; where there is none, the statement adds nothing. */
export async function queueForAccount(
  { tenant, db }: TenantTransaction,
  message: NewMessage,
  now: Date,
): Promise<void> {
  const { channel, recipient, subject, body_text, body_html } = message
  await db
    .insertInto('outbox')
    .columns(['tenant', 'id', 'channel', 'recipient', 'subject', 'body_text', 'body_html', 'created_at'])
    .expression(
      db
        .selectFrom('users')
        .where('users.tenant', '=', tenant)
        .where('users.email', '=', recipient)
        .select((eb) => [
          'users.tenant',
          eb.cast<string>(eb.val(randomUUID()), 'uuid').as('id'),
          eb.val(channel).as('channel'),
          'users.email',
          eb.val(subject).as('subject'),
          eb.val(body_text).as('body_text'),
          eb.val(body_html).as('body_html'),
          eb.cast<Date>(eb.val(now), 'timestamptz').as('created_at'),
        ]),
    )
    .execute()
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
