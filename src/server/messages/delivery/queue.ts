import type { Updateable } from 'kysely'
import type { TenantTransaction } from '../../db/database.ts'
import type { OutboxTable } from '../../db/tables/messages.ts'
import type { OutboxMessage } from '../outbox.ts'

/**
 * Takes messages that are due, the oldest first, for one sender until `until`; others pass over them. One that a sender
 * took and never settled is due again when its time is over.
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
        .where((where) => where.or([where('next_at', 'is', null), where('next_at', '<=', now)]))
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
export type Settlement = Pick<Updateable<OutboxTable>, 'status' | 'next_at' | 'last_error' | 'sent_at'>

/** Writes down how an attempt ended, unless the message was taken by another sender in the meantime. */
export async function settle(
  { tenant, db }: TenantTransaction,
  { id, attempts }: OutboxMessage,
  settlement: Settlement,
): Promise<void> {
  await db
    .updateTable('outbox')
    .set(settlement)
    .where('tenant', '=', tenant)
    .where('id', '=', id)
    .where('status', '=', 'sending')
    .where('attempts', '=', attempts)
    .execute()
}
