import type { PublishedTenant } from '../published/published-tenant.ts'
import type { Services } from '../services.ts'
import { endRun, extendRun, nextRunAt, takeRun } from './job-lease.ts'
import type { RunEnd, TakenRun } from './job-lease.ts'
import type { Job } from './job.ts'
import { JobError } from './tenant-job.ts'
import type { JobReport } from '../database/tables/jobs.ts'
import type { TenantJob } from './tenant-job.ts'

/** The longest wait until a job that is not due is checked again; milliseconds. */
const longestPause = 60_000
/** The wait after a failed run, or the job's own interval where that is shorter; milliseconds. */
const retryAfter = 15 * 60_000

/** The result of a run, for the log. */
export interface JobNews {
  readonly job: string
  readonly tenant: string
  readonly outcome: 'done' | 'failed'
  readonly report?: JobReport
  readonly error?: string
}

/** The server stops, or another has the run: nothing failed. */
class RunOver extends Error {
  override readonly name = 'RunOver'
}

/**
 * A job that any number of servers may run, each run by one of them, organisation by organisation. The database has the
 * current run's server and how the last one ended; another server takes a run over when the lease of one that died has expired.
 */
export function leasedJob(
  services: Pick<Services, 'database' | 'environment' | 'files' | 'tenants' | 'now'>,
  job: TenantJob,
  tell: (news: JobNews) => void,
): Job {
  /** The earliest time of an organisation's next run, as far as this server knows. It does not ask the database before. */
  const known = new Map<string, Date>()
  return {
    name: job.name,
    pause: Math.min(job.every, longestPause),
    async runDue(stopping) {
      for (const tenant of services.tenants.all) {
        if (stopping.aborted) return
        if ((known.get(tenant.id) ?? services.now()) > services.now()) continue
        await runFor({ services, job, tenant, stopping, tell })
        const next = await services.database.inTenant(tenant.id, (tx) => nextRunAt(tx, job.name))
        if (next) known.set(tenant.id, next)
      }
    },
  }
}

interface Turn {
  readonly services: Pick<Services, 'database' | 'environment' | 'files' | 'now'>
  readonly job: TenantJob
  readonly tenant: PublishedTenant
  readonly stopping: AbortSignal
  readonly tell: (news: JobNews) => void
}

async function runFor(turn: Turn): Promise<void> {
  const { services, job, tenant } = turn
  const { database, now } = services
  const began = now()
  const taken = await database.inTenant(tenant.id, (tx) => takeRun(tx, job.name, began))
  if (!taken) return
  const end = await endOf(turn, taken, began)
  await database.inTenant(tenant.id, (tx) => endRun(tx, taken, end))
}

/** Runs it. The result is empty when the lease was lost before the work was done: then nothing is to be stored. */
async function endOf(turn: Turn, taken: TakenRun, began: Date): Promise<RunEnd> {
  const { services, job, tenant, tell } = turn
  const { now } = services
  const place = { job: job.name, tenant: tenant.id }
  const goOn = () => keepRun(turn, taken)
  try {
    const report = await job.run({ services, tenant, now: began, goOn })
    tell({ ...place, outcome: 'done', report })
    const due_at = new Date(began.getTime() + job.every)
    return { due_at, finished_at: now(), outcome: 'done', report: JSON.stringify(report), error: null }
  } catch (failure) {
    if (failure instanceof RunOver) return {}
    const error = sayError(failure)
    tell({ ...place, outcome: 'failed', error })
    const due_at = new Date(now().getTime() + Math.min(job.every, retryAfter))
    return { due_at, finished_at: now(), outcome: 'failed', error }
  }
}

async function keepRun({ services, tenant, stopping }: Turn, taken: TakenRun): Promise<void> {
  if (stopping.aborted) throw new RunOver()
  const { database, now } = services
  if (!(await database.inTenant(tenant.id, (tx) => extendRun(tx, taken, now())))) throw new RunOver()
}

/** Messages of databases and file systems may quote what people wrote, so a failure is logged by its kind and code alone. */
function sayError(failure: unknown): string {
  if (failure instanceof JobError) return failure.message
  if (!(failure instanceof Error)) return 'unknown'
  return 'code' in failure ? `${failure.name} ${String(failure.code)}` : failure.name
}
