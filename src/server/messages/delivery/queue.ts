import type { Updateable } from 'kysely'
import type { TenantTransaction } from '../../platform/database/database.ts'
import type { OutboxTable } from '../../platform/database/tables/messages.ts'
import type { OutboxMessage } from '../outbox.ts'

/**
 * Marks messages as being sent, in the transaction that takes their jobs. One that was withdrawn is left out.
 *
 * @param until when another sender takes them, because this one must have died
 */
export async function markSending(
  { tenant, db }: TenantTransaction,
  ids: readonly string[],
  until: Date,
): Promise<readonly OutboxMessage[]> {
  if (ids.length === 0) return []
  return db
    .updateTable('outbox')
    .set(({ eb }) => ({ status: 'sending', attempts: eb('attempts', '+', 1), next_at: until }))
    .where('tenant', '=', tenant)
    .where('id', 'in', ids)
    .where('status', 'in', ['queued', 'sending'])
    .returningAll()
    .execute()
}

/** How an attempt ended. */
export type Settlement = Pick<Updateable<OutboxTable>, 'status' | 'failure' | 'last_error' | 'sent_at'> & {
  /** When the next attempt is due; null when there is none. */
  readonly next_at: Date | null
}

/** Erases the codes and links of a finished message; its recipient, subject and status stay. */
export const withoutText = { body_text: '', body_html: null } as const

/**
 * Stores the result of an attempt, in the transaction that stores how its job ended. The same statement erases the text
 * of a finished message.
 *
 * @param showsKept whether the text of a message without a carrier stays readable, as in sample mode
 */
export async function settle(
  { tenant, db }: TenantTransaction,
  { id }: OutboxMessage,
  settlement: Settlement,
  showsKept: boolean,
): Promise<void> {
  const { status } = settlement
  const isOver = status === 'sent' || status === 'failed' || (status === 'kept' && !showsKept)
  await db
    .updateTable('outbox')
    .set({ ...settlement, ...(isOver && withoutText) })
    .where('tenant', '=', tenant)
    .where('id', '=', id)
    .execute()
}
