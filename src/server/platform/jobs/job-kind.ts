import type { JobFailure } from '../../../contract/job-entry.ts'
import type { TenantTransaction } from '../database/database.ts'
import type { JobProgress, JobReport } from '../database/tables/jobs.ts'
import type { PublishedTenant } from '../published/published-tenant.ts'
import type { TakenJob } from './job-rows.ts'

/** What a run knows, and how it keeps its lease. */
export interface JobControl {
  readonly tenant: PublishedTenant
  /** When the run began. */
  readonly now: Date
  /**
   * Extends the lease, and stores how far the run is; awaited between portions of work. Throws when the server is
   * stopping, the job was cancelled or another server has taken it over. The work lets the error through.
   */
  readonly extendLease: (progress?: JobProgress) => Promise<void>
}

/** How a run ended. `store` runs in the transaction that stores so, and only if the run still had its lease. */
export type JobEnd = { readonly store?: (tx: TenantTransaction) => Promise<void> } & (
  | { readonly outcome: 'done'; readonly report?: JobReport }
  /** It is over, because trying again cannot help; a job that recurs is tried again all the same. */
  | { readonly outcome: 'failed'; readonly failure: JobFailure; readonly error?: string }
  /** It is tried again at a time, or after a growing wait, as often as its kind allows. */
  | { readonly outcome: 'again'; readonly failure: JobFailure; readonly error?: string; readonly at?: Date }
)

/** The run of one job. It may begin again anywhere, because a server may die at any moment. */
export type JobWork = (control: JobControl) => Promise<JobEnd>

/** What is known when jobs are taken. */
export interface JobTaking {
  readonly tenant: PublishedTenant
  readonly now: Date
  /** When the lease ends. */
  readonly until: Date
  /** What the kind's `mayBeIdle` found; true without it. */
  readonly mayBeIdle: boolean
}

/** A kind of jobs, and how they are done. */
export interface JobKind {
  readonly name: string
  /** The pause before a server looks again for jobs that are due; milliseconds. */
  readonly pause: number
  /** How many jobs of an organisation a server runs at once. */
  readonly batch: number
  /**
   * How many times as long as a full batch took the server then leaves to the requests of people, before the next one;
   * no time by default.
   */
  readonly rest?: number
  /** How many runs a job gets; as many as it needs by default. */
  readonly mostTries?: number
  /** Of a kind that recurs for each organisation: from the start of a run to the start of the next; milliseconds. */
  readonly every?: number
  /** Whether the row of a job stays for some weeks when it is over: it is shown, and its id is not used again. */
  readonly keeps: boolean
  /** Looks outside of the database, before the transaction that takes jobs, whether there may be nothing to do. */
  mayBeIdle?(tenant: PublishedTenant): Promise<boolean>
  /**
   * What is to be done for each job, in the order of the jobs, or how it ended where there is nothing to do. Called in
   * the transaction that takes them.
   */
  begin(tx: TenantTransaction, jobs: readonly TakenJob[], taking: JobTaking): Promise<readonly (JobWork | JobEnd)[]>
}
