import type { Generated, GeneratedAlways } from 'kysely'

/** Points for professional development, by member number: a member of the register may have no account yet. */
export interface CpdAwardsTable {
  readonly tenant: string
  readonly id: string
  /** Upper case. */
  readonly member_no: string
  /** The year, e.g. `2026`. */
  readonly period: string
  readonly description: string
  readonly provider: string
  readonly location: string
  /** Hundredths of a point. */
  readonly hundredths: number
  readonly event_code: string
  readonly certificate_no: string
  /** The number of the certificate in lower case. */
  readonly certificate_key: GeneratedAlways<string>
  readonly awarded_at: Date
  /** Since when it no longer counts. */
  readonly withdrawn_at: Generated<Date | null>
}
