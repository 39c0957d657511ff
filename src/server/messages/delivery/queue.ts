import type { Updateable } from 'kysely'
import type { TenantTransaction } from '../../platform/database/database.ts'
import { isDue } from '../../platform/database/dialect/is-due.ts'
import type { OutboxTable } from '../../platform/database/tables/messages.ts'
import type { OutboxMessage } from '../outbox.ts'

/**
 * Takes messages that are due, the oldest first, for one sender until `until`; others pass over them. One that a sender
 * took and never settled is due again when its lease has expired.
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

/** What a message that is finished keeps: no codes and no links, only its recipient, its subject and its status. */
export const withoutText = { body_text: '', body_html: null } as const

/**
 * Stores how an attempt ended, unless another sender has taken the message in the meantime. A message that is finished loses its
 * text in the same statement.
 *
 * @param showsKept whether what there is no way to send can be read where it is kept, as in sample mode
 */
export async function settle(
  { tenant, db }: TenantTransaction,
  { id, attempts }: OutboxMessage,
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
    .where('status', '=', 'sending')
    .where('attempts', '=', attempts)
    .execute()
}
