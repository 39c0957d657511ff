import { randomUUID } from 'node:crypto'
import type { Selectable } from 'kysely'
import { selectAccount } from '../accounts/account-key.ts'
import type { AccountKey } from '../accounts/account-key.ts'
import type { TenantTransaction } from '../platform/database/database.ts'
import type { OutboxTable } from '../platform/database/tables/messages.ts'
import { later } from '../platform/database/together.ts'
import { enqueue } from '../platform/jobs/job-rows.ts'

/** The kind of the jobs that send messages. The id of a job is its message's. */
export const messageKind = 'message'

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
  insertMessages(tx, messages, { created_at: now, next_at: null }, now)

/** Queues messages with a later date, at which they are due. */
export const scheduleMessages = (
  tx: TenantTransaction,
  messages: readonly NewMessage[],
  { at, now }: { readonly at: Date; readonly now: Date },
): Promise<void> => insertMessages(tx, messages, { created_at: at, next_at: at }, now)

async function insertMessages(
  tx: TenantTransaction,
  messages: readonly NewMessage[],
  times: Pick<OutboxMessage, 'created_at' | 'next_at'>,
  now: Date,
): Promise<void> {
  const { tenant } = tx
  const rows = messages.map((message) => ({ ...message, ...times, tenant, id: randomUUID(), sent_at: null }))
  if (rows.length === 0) return
  await later(tx, tx.db.insertInto('outbox').values(rows))
  const jobs = rows.map(({ id }) => ({ kind: messageKind, id, dueAt: times.created_at }))
  await enqueue(tx, jobs, now)
}

/** Queues the job that sends a message, if there is that message: the same statement in either case. */
async function enqueueIfThere({ tenant, db }: TenantTransaction, message: string): Promise<void> {
  await db
    .insertInto('jobs')
    .columns(['tenant', 'kind', 'id', 'due_at', 'clock_at'])
    .expression(
      db
        .selectFrom('outbox')
        .select((eb) => [
          'outbox.tenant',
          eb.val(messageKind).as('kind'),
          eb.cast<string>('outbox.id', 'text').as('id'),
          'outbox.created_at as due_at',
          'outbox.created_at as clock_at',
        ])
        .where('outbox.tenant', '=', tenant)
        .where('outbox.id', '=', message),
    )
    .execute()
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
  const id = randomUUID()
  await tx.db
    .insertInto('outbox')
    .columns(['tenant', 'id', 'channel', 'recipient', 'subject', 'body_text', 'body_html', 'created_at', 'expires_at'])
    .expression(
      selectAccount(tx, key).select((eb) => [
        'users.tenant',
        eb.cast<string>(eb.val(id), 'uuid').as('id'),
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
  await enqueueIfThere(tx, id)
}

/** Queues an e-mail, unless its recipient's address belongs to an account: then the same statement adds nothing. */
export async function queueUnlessTaken(
  tx: TenantTransaction,
  { channel, recipient, subject, body_text, body_html, expires_at }: NewMessage,
  now: Date,
): Promise<void> {
  const { tenant, db } = tx
  const id = randomUUID()
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
          eb.cast<string>(eb.val(id), 'uuid').as('id'),
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
  await enqueueIfThere(tx, id)
}

/**
 * Deletes the scheduled messages about something that no sender has taken yet. Their jobs are locked first, as senders
 * do, so that neither waits for the other.
 *
 * @param before only those that are due earlier
 */
export async function withdrawMessages({ tenant, db }: TenantTransaction, about: string, before?: Date): Promise<void> {
  const scheduled = db
    .selectFrom('outbox')
    .select((eb) => eb.cast<string>('outbox.id', 'text').as('id'))
    .where('outbox.tenant', '=', tenant)
    .where('about', '=', about)
    .where('status', '=', 'queued')
    .where('next_at', 'is not', null)
    .where('attempts', '=', 0)
  const withdrawn = await db
    .deleteFrom('jobs')
    .where('tenant', '=', tenant)
    .where('kind', '=', messageKind)
    .where('tries', '=', 0)
    .where('id', 'in', before ? scheduled.where('next_at', '<', before) : scheduled)
    .returning('id')
    .execute()
  if (withdrawn.length === 0) return
  const ids = withdrawn.map(({ id }) => id)
  await db.deleteFrom('outbox').where('tenant', '=', tenant).where('id', 'in', ids).execute()
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
