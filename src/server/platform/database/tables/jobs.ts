import type { ColumnType, Generated } from 'kysely'
import type { JobFailure } from '../../../../contract/job-entry.ts'
import type { JsonObject } from '../../../../engine/json/json.ts'

/** The result of a run. It contains nothing about people, because it is logged and shown to administrators. */
export interface JobReport {
  readonly counts: Readonly<Record<string, number>>
  /** Ids of what somebody should look into; only the first ones. */
  readonly ids?: readonly string[]
}

/** How far a run is. */
export interface JobProgress {
  readonly done: number
  /** Left out where nobody knows. */
  readonly of?: number
}

/** Work in the background: what recurs for an organisation, and what is to be done once. */
export interface JobsTable {
  readonly tenant: string
  readonly kind: string
  /** What tells jobs of a kind apart; empty for one that recurs. */
  readonly id: string
  /** When it may be taken: while a server runs it, the end of the lease. Null for one that is over. */
  readonly due_at: Date | null
  /** Until then the run belongs to one server. After it, another server may take over. */
  readonly leased_until: Generated<Date | null>
  /** How often a run was started. A server whose run was taken over sees that this number has changed. */
  readonly runs: Generated<number>
  /** How many runs were started since the last one that succeeded. */
  readonly tries: Generated<number>
  /** The clock when it was queued or last taken; if that is later than now, the clock has been set back. */
  readonly clock_at: Date
  readonly payload: ColumnType<JsonObject, string | undefined, string>
  readonly progress: ColumnType<JobProgress | null, string | null | undefined, string | null>
  readonly started_at: Generated<Date | null>
  readonly finished_at: Generated<Date | null>
  /** The outcome of the last run that ended. */
  readonly outcome: Generated<'done' | 'failed' | 'cancelled' | null>
  readonly report: ColumnType<JobReport, string | undefined, string>
  readonly failure: Generated<JobFailure | null>
  readonly error: Generated<string | null>
}
