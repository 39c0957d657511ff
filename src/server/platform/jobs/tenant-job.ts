import type { JobReport } from '../database/tables/jobs.ts'
import type { PublishedTenant } from '../published/published-tenant.ts'
import type { Services } from '../services.ts'

/** One run of a job for one organisation. */
export interface JobRun {
  readonly services: Pick<Services, 'database' | 'environment' | 'files' | 'origins' | 'staff' | 'now'>
  readonly tenant: PublishedTenant
  /** When the run began. */
  readonly now: Date
  /**
   * Extends the lease; awaited between portions of work. Throws when the server is stopping or another has taken the
   * run over. The job lets the error through.
   */
  readonly extendLease: () => Promise<void>
}

/** A job that runs at intervals for each organisation, on one server at a time. */
export interface TenantJob {
  readonly name: string
  /** From the start of a run to the start of the next; milliseconds. */
  readonly every: number
  /** Each portion of work is its own transaction: a run may end between any two, and start again. */
  run(run: JobRun): Promise<JobReport>
}

/** A failure whose message may be logged and shown, because it contains nothing about people. */
export class JobError extends Error {
  override readonly name = 'JobError'
}
