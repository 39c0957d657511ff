import { sql } from 'kysely'
import type { Selectable, Updateable } from 'kysely'
import type { JsonObject } from '../../../engine/json/json.ts'
import type { TenantTransaction } from '../database/database.ts'
import type { JobProgress, JobsTable } from '../database/tables/jobs.ts'
import { isDue } from './is-due.ts'

export type JobRow = Selectable<JobsTable>

/** How long a run belongs to a server that takes or extends it. After that the server counts as dead. */
export const leaseMilliseconds = 10 * 60_000

const leaseFrom = (now: Date): Date => new Date(now.getTime() + leaseMilliseconds)

/** Something to be done once, or after a time. */
export interface NewJob {
  readonly kind: string
  /** Unique among the jobs of its kind: a job that is there already, even one that is over, is not queued again. */
  readonly id: string
  readonly payload?: JsonObject
  /** At once by default. */
  readonly dueAt?: Date
}

/** Queues jobs in the transaction of their cause, so that both are stored or neither is. Returns how many are new. */
export async function enqueue({ tenant, db }: TenantTransaction, jobs: readonly NewJob[], now: Date): Promise<number> {
  if (jobs.length === 0) return 0
  const rows = jobs.map(({ kind, id, payload = {}, dueAt = now }) => ({
    tenant,
    kind,
    id,
    payload: JSON.stringify(payload),
    due_at: dueAt,
    clock_at: now,
  }))
  const inserted = await db
    .insertInto('jobs')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute()
  return inserted.length
}

/** A run that a server has taken, with a number that no other run of the job has. */
export type TakenJob = Pick<JobRow, 'kind' | 'id' | 'runs' | 'tries' | 'payload'> & {
  /** When it was due. */
  readonly wasDue: Date
}

/**
 * Takes the jobs of a kind that have been due longest. Other servers skip them until the lease ends. One statement, so
 * that only one server gets each.
 */
export async function claimJobs(
  { tenant, db }: TenantTransaction,
  kind: string,
  { now, count }: { readonly now: Date; readonly count: number },
): Promise<readonly TakenJob[]> {
  const until = leaseFrom(now)
  return db
    .with('due', (due) =>
      due
        .selectFrom('jobs')
        .select(['id', 'due_at'])
        .where('tenant', '=', tenant)
        .where('kind', '=', kind)
        .where(isDue(now))
        .orderBy('due_at')
        .limit(count)
        .forUpdate()
        .skipLocked(),
    )
    .updateTable('jobs')
    .from('due')
    .set(({ eb }) => ({
      leased_until: until,
      due_at: until,
      started_at: now,
      clock_at: now,
      progress: null,
      runs: eb('jobs.runs', '+', 1),
      tries: eb('jobs.tries', '+', 1),
    }))
    .where('tenant', '=', tenant)
    .where('kind', '=', kind)
    .whereRef('jobs.id', '=', 'due.id')
    .returning(['jobs.kind', 'jobs.id', 'jobs.runs', 'jobs.tries', 'jobs.payload'])
    .returning(sql<Date>`due.due_at`.as('wasDue'))
    .execute()
}

/** Extends the lease of a run; false when it was cancelled or another server has taken it over. */
export const extendRun = (tx: TenantTransaction, run: TakenJob, now: Date, progress?: JobProgress): Promise<boolean> =>
  changeRun(tx, run, {
    leased_until: leaseFrom(now),
    due_at: leaseFrom(now),
    ...(progress && { progress: JSON.stringify(progress) }),
  })

/** How a run ended. Missing properties keep their values. */
export type RunEnd = Omit<Updateable<JobsTable>, 'tenant' | 'kind' | 'id' | 'runs' | 'leased_until'>

/** Stores how a run ended and releases it; false when it was cancelled or another server has taken it over. */
export const endRun = (tx: TenantTransaction, run: TakenJob, end: RunEnd): Promise<boolean> =>
  changeRun(tx, run, { ...end, leased_until: null })

async function changeRun(
  { tenant, db }: TenantTransaction,
  { kind, id, runs }: TakenJob,
  change: Updateable<JobsTable>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('jobs')
    .set(change)
    .where('tenant', '=', tenant)
    .where('kind', '=', kind)
    .where('id', '=', id)
    .where('runs', '=', runs)
    .where('leased_until', 'is not', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Removes a job that is over; false when it was cancelled or another server has taken it over. */
export async function removeJob({ tenant, db }: TenantTransaction, { kind, id, runs }: TakenJob): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('jobs')
    .where('tenant', '=', tenant)
    .where('kind', '=', kind)
    .where('id', '=', id)
    .where('runs', '=', runs)
    .where('leased_until', 'is not', null)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
