import type { Json } from './json-column.ts'

/** What a run did and found. It says nothing about people, as it goes into the log and to administrators. */
export interface JobReport {
  readonly counts: Readonly<Record<string, number>>
  /** What somebody should look into, by its ids; the first of them. */
  readonly ids?: readonly string[]
}

/** The last run of each background job of an organisation, and when the next one is due. */
export interface JobsTable {
  readonly tenant: string
  readonly name: string
  readonly due_at: Date
  /** Until then the run belongs to one server; one that died leaves it to the others. */
  readonly leased_until: Date | null
  /** How often it was begun; a server whose run was taken over knows it by this. */
  readonly runs: number
  readonly started_at: Date
  readonly finished_at: Date | null
  /** Of the last run that ended. */
  readonly outcome: 'done' | 'failed' | null
  readonly report: Json<JobReport>
  readonly error: string | null
}
