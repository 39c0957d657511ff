import { randomUUID } from 'node:crypto'
import { enqueue } from '../../platform/jobs/job-rows.ts'
import type { TenantTransaction } from '../../platform/database/database.ts'
import { keepEvents } from '../case-events.ts'

/** The kind of jobs that wake one case. */
export const wakingKind = 'wake-case'

/**
 * Keeps an event of other cases, and queues that each is woken in a transaction of its own: a step never locks the
 * profiles of others after it has locked what they wait for.
 */
export async function wakeSoon(tx: TenantTransaction, ids: readonly string[], event: string, now: Date): Promise<void> {
  await keepEvents(tx, ids, event, now)
  await enqueue(
    tx,
    ids.map((id) => ({ kind: wakingKind, id: randomUUID(), payload: { case: id } })),
    now,
  )
}
