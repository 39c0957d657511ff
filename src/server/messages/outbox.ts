import { randomUUID } from 'node:crypto'
import type { Selectable } from 'kysely'
import { selectAccount } from '../accounts/account-key.ts'
import type { AccountKey } from '../accounts/account-key.ts'
import type { TenantTransaction } from '../platform/database/database.ts'
import type { OutboxTable } from '../platform/database/tables/messages.ts'

export type OutboxMessage = Selectable<OutboxTable>

/** A message to queue; it is sent after the transaction. */
export type NewMessage = Pick<
  OutboxTable,
  'channel' | 'recipient' | 'subject' | 'body_text' | 'body_html' | 'expires_at'
> & {
  /** Its subject matter, by which it can be withdrawn. */
  readonly about?: string
}

/** Queues messages in the transaction of their event, so that both are stored or neither is. */
export const queueMessages = (tx: TenantTransaction, messages: readonly NewMessage[], now: Date): Promise<void> =>
  insertMessages(tx, messages, { created_at: now, next_at: null })

/** Queues messages with a later date, at which they are due. */
export const scheduleMessages = (tx: TenantTransaction, messages: readonly NewMessage[], at: Date): Promise<void> =>
  insertMessages(tx, messages, { created_at: at, next_at: at })

async function insertMessages(
  { tenant, db }: TenantTransaction,
  messages: readonly NewMessage[],
  times: Pick<OutboxMessage, 'created_at' | 'next_at'>,
): Promise<void> {
  const rows = messages.map((message) => ({ ...message, ...times, tenant, id: randomUUID(), sent_at: null }))
  if (rows.length > 0) await db.insertInto('outbox').values(rows).execute()
}

/** The recipient of a message that `queueForAccount` addresses. */
export const accountRecipient = ''

/** Queues a message to an account's own e-mail or phone. Without an account the same statement adds nothing. */
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

/** Queues an e-mail, unless its recipient's address belongs to an account: then the same statement adds nothing. */
export async function queueUnlessTaken(
  { tenant, db }: TenantTransaction,
  { channel, recipient, subject, body_text, body_html, expires_at }: NewMessage,
  now: Date,
): Promise<void> {
  const taken = db
    .selectFrom('users')
    .select('users.id')
    .where('users.tenant', '=', tenant)
    .where('users.email', '=', recipient)
    .where('users.verified_at', 'is not', null)
  await db
    .insertInto('outbox')
    .columns(['tenant', 'id', 'channel', 'recipient', 'subject', 'body_text', 'body_html', 'created_at', 'expires_at'])
    .expression(
      db
        .selectNoFrom((eb) => [
          eb.val(tenant).as('tenant'),
          eb.cast<string>(eb.val(randomUUID()), 'uuid').as('id'),
          eb.val(channel).as('channel'),
          eb.val(recipient).as('recipient'),
          eb.val(subject).as('subject'),
          eb.val(body_text).as('body_text'),
          eb.val(body_html).as('body_html'),
          eb.cast<Date>(eb.val(now), 'timestamptz').as('created_at'),
          eb.cast<Date | null>(eb.val(expires_at), 'timestamptz').as('expires_at'),
        ])
        .where((where) => where.not(where.exists(taken))),
    )
    .execute()
}

/**
 * Deletes the scheduled messages about something that no sender has taken yet.
 *
 * @param before only those that are due earlier
 */
export async function withdrawMessages({ tenant, db }: TenantTransaction, about: string, before?: Date): Promise<void> {
  const scheduled = db
    .deleteFrom('outbox')
    .where('tenant', '=', tenant)
    .where('about', '=', about)
    .where('status', '=', 'queued')
    .where('next_at', 'is not', null)
    .where('attempts', '=', 0)
  await (before ? scheduled.where('next_at', '<', before) : scheduled).execute()
}

export interface MessageFilter {
  readonly status?: OutboxMessage['status'] | undefined
  /** Leaves out messages with a later date. */
  readonly until?: Date
}

/** Newest first; filtered by a status if one is given. */
export async function listMessages(
  { tenant, db }: TenantTransaction,
  count: number,
  { status, until }: MessageFilter = {},
): Promise<readonly OutboxMessage[]> {
  let messages = db.selectFrom('outbox').selectAll().where('tenant', '=', tenant)
  if (status !== undefined) messages = messages.where('status', '=', status)
  if (until !== undefined) messages = messages.where('created_at', '<=', until)
  return messages.orderBy('created_at', 'desc').orderBy('id').limit(count).execute()
}
