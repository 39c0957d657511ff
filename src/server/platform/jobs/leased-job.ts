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
export interface JobOutcome {
  readonly job: string
  readonly tenant: string
  readonly outcome: 'done' | 'failed'
  readonly report?: JobReport
  readonly error?: string
}

/** Ends a run without a failure: the server is stopping, or another one has taken the run over. */
class RunOver extends Error {
  override readonly name = 'RunOver'
}

/**
 * A job that several servers may run, for one organisation after the other. One server at a time has the run, by a
 * lease in the database; after the lease of a server that died expires, another takes over.
 */
export function leasedJob(
  services: Pick<Services, 'database' | 'environment' | 'files' | 'tenants' | 'origins' | 'staff' | 'now'>,
  job: TenantJob,
  log: (news: JobOutcome) => void,
): Job {
  /** The earliest next run of each organisation, as far as this server knows. Before it the database is not queried. */
  const known = new Map<string, Date>()
  return {
    name: job.name,
    pause: Math.min(job.every, longestPause),
    async runDue(stopping) {
      for (const tenant of services.tenants.all) {
        if (stopping.aborted) return
        if ((known.get(tenant.id) ?? services.now()) > services.now()) continue
        const next = await runFor({ services, job, tenant, stopping, log })
        if (next) known.set(tenant.id, next)
      }
    },
  }
}

interface Turn {
  readonly services: Pick<Services, 'database' | 'environment' | 'files' | 'origins' | 'staff' | 'now'>
  readonly job: TenantJob
  readonly tenant: PublishedTenant
  readonly stopping: AbortSignal
  readonly log: (news: JobOutcome) => void
}

/** Runs the job if it is due, and returns the earliest next run. */
async function runFor(turn: Turn): Promise<Date | undefined> {
  const { services, job, tenant } = turn
  const { database, now } = services
  const began = now()
  const { taken, next } = await database.inTenant(tenant.id, async (tx) => {
    const run = await takeRun(tx, job.name, began)
    return { taken: run, next: run ? undefined : await nextRunAt(tx, job.name) }
  })
  if (!taken) return next
  const end = await endOf(turn, taken, began)
  return database.inTenant(tenant.id, async (tx) => {
    await endRun(tx, taken, end)
    return nextRunAt(tx, job.name)
  })
}

/** Runs the job. The result is empty for a run that was stopped or taken over, so that it stays due. */
async function endOf(turn: Turn, taken: TakenRun, began: Date): Promise<RunEnd> {
  const { services, job, tenant, log } = turn
  const { now } = services
  const place = { job: job.name, tenant: tenant.id }
  const extendLease = () => keepRun(turn, taken)
  try {
    const report = await job.run({ services, tenant, now: began, extendLease })
    log({ ...place, outcome: 'done', report })
    const due_at = new Date(began.getTime() + job.every)
    return { due_at, finished_at: now(), outcome: 'done', report: JSON.stringify(report), error: null }
  } catch (failure) {
    if (failure instanceof RunOver) return {}
    const error = describeError(failure)
    log({ ...place, outcome: 'failed', error })
    const due_at = new Date(now().getTime() + Math.min(job.every, retryAfter))
    return { due_at, finished_at: now(), outcome: 'failed', error }
  }
}

async function keepRun({ services, tenant, stopping }: Turn, taken: TakenRun): Promise<void> {
  if (stopping.aborted) throw new RunOver()
  const { database, now } = services
  if (!(await database.inTenant(tenant.id, (tx) => extendRun(tx, taken, now())))) throw new RunOver()
}

/** Error messages of databases and file systems may quote personal data, so only the name and code are logged. */
function describeError(failure: unknown): string {
  if (failure instanceof JobError) return failure.message
  if (!(failure instanceof Error)) return 'unknown'
  return 'code' in failure ? `${failure.name} ${String(failure.code)}` : failure.name
}
