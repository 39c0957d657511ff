import type { JobReport } from '../database/tables/jobs.ts'
import type { Services } from '../services.ts'
import type { JobControl } from './job-kind.ts'

/** One run of a job for one organisation. */
export interface JobRun extends JobControl {
  readonly services: Pick<Services, 'database' | 'environment' | 'files' | 'origins' | 'staff' | 'now'>
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
