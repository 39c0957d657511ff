import type { JobReport } from '../database/tables/jobs.ts'
import type { PublishedTenant } from '../published/published-tenant.ts'
import type { Services } from '../services.ts'

/** One run, for one organisation. */
export interface JobRun {
  readonly services: Pick<Services, 'database' | 'environment' | 'files' | 'now'>
  readonly tenant: PublishedTenant
  /** When it began. */
  readonly now: Date
  /**
   * To be awaited between portions of work: the run stays this server's for another while. Throws when the server stops, or
   * when the run was taken over; the run then just ends.
   */
  readonly goOn: () => Promise<void>
}

/** A job that is done for each organisation at its time, by one server. */
export interface TenantJob {
  readonly name: string
  /** From the beginning of a run to that of the next; milliseconds. */
  readonly every: number
  /** Each portion of work is a transaction of its own: a run may end between any two, and be begun again. */
  run(run: JobRun): Promise<JobReport>
}

/** A failure whose message may be logged and shown, as nothing in it is about people. */
export class JobError extends Error {
  override readonly name = 'JobError'
}
