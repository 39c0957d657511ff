import type { Generated } from 'kysely'

/** Yearly billing runs. Only added to. */
export interface BillingRunsTable {
  readonly tenant: string
  readonly id: string
  /** The document's id, e.g. `billing/subscription`. */
  readonly declaration: string
  /** The name of the billed year. */
  readonly year: string
  readonly begun_by: string
  readonly begun_at: Date
}

/** Whom a run has billed. Only the moment of its reversal is added later. */
export interface YearlyBillsTable {
  readonly tenant: string
  readonly run_id: string
  readonly profile_id: string
  readonly declaration: string
  readonly year: string
  readonly invoice_id: string
  readonly amount_cents: number
  /** When its invoice was reversed, so that its member may be billed again. */
  readonly reversed_at: Generated<Date | null>
}

/**
 * What was decided about each reminder of an invoice: it was sent; its member wants none that way; nothing is owed any
 * more; or the account is closed. Only added to.
 */
export interface BillRemindersTable {
  readonly tenant: string
  readonly invoice_id: string
  /** The reminder's id in the declaration. */
  readonly reminder: string
  readonly outcome: 'sent' | 'unwanted' | 'settled' | 'closed'
  /** By which ways it was sent, with spaces between them. */
  readonly channels: string
  readonly decided_at: Date
}
