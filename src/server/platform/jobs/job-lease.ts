import { sql } from 'kysely'
import type { Selectable, Updateable } from 'kysely'
import type { TenantTransaction } from '../database/database.ts'
import type { JobsTable } from '../database/tables/jobs.ts'

export type JobRow = Selectable<JobsTable>

/** How long a run belongs to a server that takes or extends it. After that the server counts as dead. */
export const leaseMilliseconds = 10 * 60_000

const leaseFrom = (now: Date): Date => new Date(now.getTime() + leaseMilliseconds)

/** A run that a server has taken, with a number that no other run of the job has. */
export interface TakenRun {
  readonly name: string
  readonly runs: number
}

/** Takes the run of a job, if it is due and no other server has it. One statement, so that only one server gets it. */
export async function takeRun(
  { tenant, db }: TenantTransaction,
  name: string,
  now: Date,
): Promise<TakenRun | undefined> {
  const begun = { leased_until: leaseFrom(now), started_at: now }
  return db
    .insertInto('jobs')
    .values({
      ...begun,
      tenant,
      name,
      due_at: now,
      runs: 1,
      finished_at: null,
      outcome: null,
      report: JSON.stringify({ counts: {} }),
      error: null,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['tenant', 'name'])
        .doUpdateSet({ ...begun, runs: sql`jobs.runs + 1` })
        .where('jobs.due_at', '<=', now)
        .where((where) => where.or([where('jobs.leased_until', 'is', null), where('jobs.leased_until', '<=', now)])),
    )
    .returning(['name', 'runs'])
    .executeTakeFirst()
}

/** The earliest time at which a job may be taken. */
export async function nextRunAt({ tenant, db }: TenantTransaction, name: string): Promise<Date | undefined> {
  const row = await db
    .selectFrom('jobs')
    .select(['due_at', 'leased_until'])
    .where('tenant', '=', tenant)
    .where('name', '=', name)
    .executeTakeFirst()
  return row && (row.leased_until && row.leased_until > row.due_at ? row.leased_until : row.due_at)
}

/** Extends the lease of a run; false when another server has taken it over. */
export const extendRun = (tx: TenantTransaction, run: TakenRun, now: Date): Promise<boolean> =>
  changeRun(tx, run, { leased_until: leaseFrom(now) })

/** How a run ended. Missing properties keep their values. */
export type RunEnd = Pick<Updateable<JobsTable>, 'due_at' | 'finished_at' | 'outcome' | 'report' | 'error'>

/** Stores how a run ended and releases it; false when another server has taken it over. */
export const endRun = (tx: TenantTransaction, run: TakenRun, end: RunEnd): Promise<boolean> =>
  changeRun(tx, run, { ...end, leased_until: null })

async function changeRun(
  { tenant, db }: TenantTransaction,
  { name, runs }: TakenRun,
  change: Updateable<JobsTable>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('jobs')
    .set(change)
    .where('tenant', '=', tenant)
    .where('name', '=', name)
    .where('runs', '=', runs)
    .where('leased_until', 'is not', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** An organisation's jobs with their last runs. */
export const listJobs = ({ tenant, db }: TenantTransaction): Promise<readonly JobRow[]> =>
  db.selectFrom('jobs').selectAll().where('tenant', '=', tenant).orderBy('name').execute()
