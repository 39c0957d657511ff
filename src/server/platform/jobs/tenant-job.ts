import type { TenantTransaction } from '../database/database.ts'
import type { JobReport } from '../database/tables/jobs.ts'
import type { Services } from '../services.ts'
import type { JobControl } from './job-kind.ts'

interface WithServices {
  readonly services: Pick<Services, 'database' | 'environment' | 'files' | 'origins' | 'staff' | 'now'>
}

/** One run of a job for one organisation. */
export interface JobRun extends JobControl, WithServices {}

/** What tells whether a run is needed. */
export type JobLook = WithServices & Pick<JobRun, 'tenant' | 'now'>

/** A job that runs at intervals for each organisation, on one server at a time. */
export interface TenantJob {
  readonly name: string
  /** From the start of a run to the start of the next; milliseconds. */
  readonly every: number
  /** Whether `isIdle` is worth asking, by what lies outside of the database: looked at before that transaction. */
  mayBeIdle?(look: Pick<JobLook, 'services' | 'tenant'>): Promise<boolean>
  /**
   * Whether there is nothing to do, looked at in the transaction that takes the run: most organisations have nothing to
   * do most times.
   */
  isIdle?(tx: TenantTransaction, look: JobLook): Promise<boolean>
  /** Each portion of work is its own transaction: a run may end between any two, and start again. */
  run(run: JobRun): Promise<JobReport>
}

/** A failure whose message may be logged and shown, because it contains nothing about people. */
export class JobError extends Error {
  override readonly name = 'JobError'
}
