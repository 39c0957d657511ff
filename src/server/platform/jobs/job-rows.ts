import { sql } from 'kysely'
import type { Compilable, Expression, ExpressionBuilder, Selectable, SqlBool, Updateable } from 'kysely'
import type { JsonObject } from '../../../engine/json/json.ts'
import { clockAllowance } from '../database/clock-allowance.ts'
import type { TenantTransaction } from '../database/database.ts'
import { statementOf } from '../database/statement.ts'
import type { JobProgress, JobsTable } from '../database/tables/jobs.ts'
import { later, together } from '../database/together.ts'
import type { Tables } from '../database/tables.ts'
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
export async function enqueue(tx: TenantTransaction, jobs: readonly NewJob[], now: Date): Promise<number> {
  if (jobs.length === 0) return 0
  const [inserted] = await together(tx, queueing(tx, jobs, now))
  return inserted.length
}

/** The statement of `enqueue`. */
function queueing(
  { tenant, db }: TenantTransaction,
  jobs: readonly NewJob[],
  now: Date,
): Compilable<{ readonly id: string }> {
  const rows = jobs.map(({ kind, id, payload = {}, dueAt = now }) => ({
    tenant,
    kind,
    id,
    payload: JSON.stringify(payload),
    due_at: dueAt,
    clock_at: now,
  }))
  return db
    .insertInto('jobs')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
}

/** A run that a server has taken, with a number that no other run of the job has. */
export type TakenJob = Pick<JobRow, 'kind' | 'id' | 'runs' | 'tries' | 'payload'> & {
  /** When it was due. */
  readonly wasDue: Date
}

/**
 * Takes the jobs of a kind that have been due longest. Other servers skip them until the lease ends. One statement, so
 * that only one server gets each.
 *
 * @param queued jobs to queue before, where they are not in the table
 */
export async function claimJobs(
  tx: TenantTransaction,
  kind: string,
  { now, count, queued = [] }: { readonly now: Date; readonly count: number; readonly queued?: readonly NewJob[] },
): Promise<readonly TakenJob[]> {
  const aheadOfClocks = new Date(now.getTime() + clockAllowance)
  const claim = claimStatement({ tenant: tx.tenant, kind, now, aheadOfClocks, until: leaseFrom(now), count })
  const first = queued.length > 0 ? queueing(tx, queued, now) : undefined
  const [, taken] = await together(tx, first, claim)
  return taken
}

const claimStatement = statementOf<{
  readonly tenant: string
  readonly kind: string
  readonly now: Date
  readonly aheadOfClocks: Date
  readonly until: Date
  readonly count: number
}>()((db, value): Compilable<TakenJob> =>
  db
    .with('due', (due) =>
      due
        .selectFrom('jobs')
        .select(['id', 'due_at'])
        .where('tenant', '=', value('tenant'))
        .where('kind', '=', value('kind'))
        .where(isDue(value('now'), value('aheadOfClocks')))
        .orderBy('due_at')
        .limit(value('count'))
        .forUpdate()
        .skipLocked(),
    )
    .updateTable('jobs')
    .from('due')
    .set(({ eb }) => ({
      leased_until: value('until'),
      due_at: value('until'),
      started_at: value('now'),
      clock_at: value('now'),
      progress: null,
      runs: eb('jobs.runs', '+', 1),
      tries: eb('jobs.tries', '+', 1),
    }))
    .where('tenant', '=', value('tenant'))
    .where('kind', '=', value('kind'))
    .whereRef('jobs.id', '=', 'due.id')
    .returning(['jobs.kind', 'jobs.id', 'jobs.runs', 'jobs.tries', 'jobs.payload'])
    .returning(sql<Date>`due.due_at`.as('wasDue')),
)

/** Extends the lease of a run; false when it was cancelled or another server has taken it over. */
export const extendRun = (tx: TenantTransaction, run: TakenJob, now: Date, progress?: JobProgress): Promise<boolean> =>
  changeRun(tx, run, {
    leased_until: leaseFrom(now),
    due_at: leaseFrom(now),
    ...(progress && { progress: JSON.stringify(progress) }),
  })

/** Stores how a run ended in the transaction that took it, where nobody else can have it; nobody waits for it. */
export const endTaken = (tx: TenantTransaction, run: TakenJob, end: RunEnd): Promise<void> =>
  later(
    tx,
    tx.db
      .updateTable('jobs')
      .set({ ...end, leased_until: null })
      .where(isStill(tx, run)),
  )

/** How a run ended. Missing properties keep their values. */
export type RunEnd = Omit<Updateable<JobsTable>, 'tenant' | 'kind' | 'id' | 'runs' | 'leased_until'>

/** Stores how a run ended and releases it; false when it was cancelled or another server has taken it over. */
export const endRun = (tx: TenantTransaction, run: TakenJob, end: RunEnd): Promise<boolean> =>
  changeRun(tx, run, { ...end, leased_until: null })

async function changeRun(tx: TenantTransaction, run: TakenJob, change: Updateable<JobsTable>): Promise<boolean> {
  const [changed] = await together(tx, tx.db.updateTable('jobs').set(change).where(isStill(tx, run)).returning('id'))
  return changed.length > 0
}

/** Removes a job that is over; false when it was cancelled or another server has taken it over. */
export async function removeJob(tx: TenantTransaction, run: TakenJob): Promise<boolean> {
  const [removed] = await together(tx, tx.db.deleteFrom('jobs').where(isStill(tx, run)).returning('id'))
  return removed.length > 0
}

/** Whether a run still has its job: it was neither cancelled nor taken over by another server. */
const isStill =
  ({ tenant }: TenantTransaction, { kind, id, runs }: TakenJob) =>
  (where: ExpressionBuilder<Tables, 'jobs'>): Expression<SqlBool> =>
    where.and([
      where('tenant', '=', tenant),
      where('kind', '=', kind),
      where('id', '=', id),
      where('runs', '=', runs),
      where('leased_until', 'is not', null),
    ])
