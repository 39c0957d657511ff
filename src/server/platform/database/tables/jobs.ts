import type { Json } from './json-column.ts'

/** The result of a run. It contains nothing about people, because it is logged and shown to administrators. */
export interface JobReport {
  readonly counts: Readonly<Record<string, number>>
  /** Ids of what somebody should look into; only the first ones. */
  readonly ids?: readonly string[]
}

/** The last run of each background job of an organisation, and when the next one is due. */
export interface JobsTable {
  readonly tenant: string
  readonly name: string
  readonly due_at: Date
  /** Until then the run belongs to one server. After it, another server may take over. */
  readonly leased_until: Date | null
  /** How often a run was started. A server whose run was taken over sees that this number has changed. */
  readonly runs: number
  readonly started_at: Date
  readonly finished_at: Date | null
  /** The outcome of the last run that ended. */
  readonly outcome: 'done' | 'failed' | null
  readonly report: Json<JobReport>
  readonly error: string | null
}
