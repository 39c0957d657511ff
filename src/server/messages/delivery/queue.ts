import type { Updateable } from 'kysely'
import type { TenantTransaction } from '../../platform/database/database.ts'
import { isDue } from '../../platform/database/dialect/is-due.ts'
import type { OutboxTable } from '../../platform/database/tables/messages.ts'
import type { OutboxMessage } from '../outbox.ts'

/**
 * Takes the oldest due messages for one sender until `until`. Other senders skip them. A message that its sender never
 * settled is due again after that time.
 */
export async function takeDue(
  { tenant, db }: TenantTransaction,
  { now, until, count }: { readonly now: Date; readonly until: Date; readonly count: number },
): Promise<readonly OutboxMessage[]> {
  return db
    .with('due', (due) =>
      due
        .selectFrom('outbox')
        .select('id')
        .where('tenant', '=', tenant)
        .where('status', 'in', ['queued', 'sending'])
        .where(isDue(now))
        .orderBy('created_at')
        .limit(count)
        .forUpdate()
        .skipLocked(),
    )
    .updateTable('outbox')
    .from('due')
    .set(({ eb }) => ({ status: 'sending', attempts: eb('attempts', '+', 1), next_at: until }))
    .where('tenant', '=', tenant)
    .whereRef('outbox.id', '=', 'due.id')
    .returningAll('outbox')
    .execute()
}

/** How an attempt ended. */
export type Settlement = Pick<Updateable<OutboxTable>, 'status' | 'next_at' | 'failure' | 'last_error' | 'sent_at'>

/** Erases the codes and links of a finished message; its recipient, subject and status stay. */
export const withoutText = { body_text: '', body_html: null } as const

/**
 * Stores the result of an attempt, unless another sender has taken the message meanwhile. The same statement erases the
 * text of a finished message.
 *
 * @param showsKept whether the text of a message without a carrier stays readable, as in sample mode
 * @returns whether it was stored
 */
export async function settle(
  { tenant, db }: TenantTransaction,
  { id, attempts }: OutboxMessage,
  settlement: Settlement,
  showsKept: boolean,
): Promise<boolean> {
  const { status } = settlement
  const isOver = status === 'sent' || status === 'failed' || (status === 'kept' && !showsKept)
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({ ...settlement, ...(isOver && withoutText) })
    .where('tenant', '=', tenant)
    .where('id', '=', id)
    .where('status', '=', 'sending')
    .where('attempts', '=', attempts)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}
