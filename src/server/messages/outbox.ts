import { randomUUID } from 'node:crypto'
import type { Selectable } from 'kysely'
import { selectAccount } from '../accounts/account-key.ts'
import type { AccountKey } from '../accounts/account-key.ts'
import type { TenantTransaction } from '../db/database.ts'
import type { OutboxTable } from '../db/tables.ts'

export type OutboxMessage = Selectable<OutboxTable>

/** A message as it is written; it is sent after the transaction that queued it. */
export type NewMessage = Pick<
  OutboxTable,
  'channel' | 'recipient' | 'subject' | 'body_text' | 'body_html' | 'expires_at'
>

/** Queues messages in the transaction of what they tell of: either both are kept or neither. */
export async function queueMessages(
  { tenant, db }: TenantTransaction,
  messages: readonly NewMessage[],
  now: Date,
): Promise<void> {
  const rows = messages.map((message) => ({ ...message, tenant, id: randomUUID(), created_at: now, sent_at: null }))
  if (rows.length > 0) await db.insertInto('outbox').values(rows).execute()
}

/** The recipient of a message that `queueForAccount` addresses. */
export const theAccountItself = ''

/**
 * Queues a message to an account's own e-mail or phone, whoever its recipient is; where there is no account, the statement
 * adds nothing.
 */
export async function queueForAccount(
  tx: TenantTransaction,
  key: AccountKey,
  { channel, subject, body_text, body_html, expires_at }: NewMessage,
  now: Date,
): Promise<void> {
  await tx.db
    .insertInto('outbox')
    .columns(['tenant', 'id', 'channel', 'recipient', 'subject', 'body_text', 'body_html', 'created_at', 'expires_at'])
    .expression(
      selectAccount(tx, key).select((eb) => [
        'users.tenant',
        eb.cast<string>(eb.val(randomUUID()), 'uuid').as('id'),
        eb.val(channel).as('channel'),
        eb.ref(channel === 'email' ? 'users.email' : 'users.phone').as('recipient'),
        eb.val(subject).as('subject'),
        eb.val(body_text).as('body_text'),
        eb.val(body_html).as('body_html'),
        eb.cast<Date>(eb.val(now), 'timestamptz').as('created_at'),
        eb.cast<Date | null>(eb.val(expires_at), 'timestamptz').as('expires_at'),
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
