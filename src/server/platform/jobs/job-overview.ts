import { sql } from 'kysely'
import type { TenantTransaction } from '../database/database.ts'
import type { JobRow } from './job-rows.ts'

/** How many jobs a list has at most. */
const listed = 200

/** A job without its payload, which may be long. */
export type ListedJob = Omit<JobRow, 'payload'>

export const jobColumns = [
  'tenant',
  'kind',
  'id',
  'due_at',
  'leased_until',
  'runs',
  'tries',
  'clock_at',
  'progress',
  'started_at',
  'finished_at',
  'outcome',
  'report',
  'failure',
  'error',
] as const

/** An organisation's jobs, those that recur first, then the newest; without the kinds that are shown elsewhere. */
export async function listJobs(
  { tenant, db }: TenantTransaction,
  without: readonly string[] = [],
): Promise<readonly ListedJob[]> {
  let jobs = db.selectFrom('jobs').select(jobColumns).where('tenant', '=', tenant)
  for (const kind of without) jobs = jobs.where('kind', '<>', kind)
  return jobs
    .orderBy(sql`id <> ''`)
    .orderBy(sql`case when id = '' then kind end`)
    .orderBy('clock_at', 'desc')
    .orderBy('id')
    .limit(listed)
    .execute()
}

/** Names a job that is done once. */
export interface JobName {
  readonly kind: string
  readonly id: string
}

/**
 * Cancels a job that is not over. A server that runs it notices when it extends its lease or ends; what it has done by
 * then stays. False when there is none; what recurs cannot be cancelled.
 */
export async function cancelJob({ tenant, db }: TenantTransaction, { kind, id }: JobName, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('jobs')
    .set({ due_at: null, leased_until: null, finished_at: now, outcome: 'cancelled', failure: null, error: null })
    .where('tenant', '=', tenant)
    .where('kind', '=', kind)
    .where('id', '=', id)
    .where('id', '<>', '')
    .where('due_at', 'is not', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Makes a job that waits for its first run due at another time; false when there is none, or a server has taken it. */
export async function moveJob({ tenant, db }: TenantTransaction, { kind, id }: JobName, dueAt: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('jobs')
    .set({ due_at: dueAt })
    .where('tenant', '=', tenant)
    .where('kind', '=', kind)
    .where('id', '=', id)
    .where('due_at', 'is not', null)
    .where('leased_until', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Makes a job due now that failed, waits after a failure or was cancelled; false when there is none. */
export async function retryJob({ tenant, db }: TenantTransaction, { kind, id }: JobName, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('jobs')
    .set({ due_at: now, clock_at: now, tries: 0 })
    .where('tenant', '=', tenant)
    .where('kind', '=', kind)
    .where('id', '=', id)
    .where('leased_until', 'is', null)
    .where('outcome', 'in', ['failed', 'cancelled'])
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
