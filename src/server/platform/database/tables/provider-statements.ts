import type { LineFault, StatementOutcome } from '../../../../contract/statement-names.ts'

/** Statements of providers that finance staff imported. Only added to. */
export interface ProviderStatementsTable {
  readonly tenant: string
  /** The id of the job that imports it. */
  readonly id: string
  readonly provider: string
  /** The organisation's account with the provider. */
  readonly shortcode: string
  /** The name of its file. */
  readonly file: string
  readonly period_from: Date
  readonly period_to: Date
  /** The account of who imported it. */
  readonly imported_by: string
  readonly imported_at: Date
}

/** The lines of these statements, each as it came and what became of it then. Only added to. */
export interface StatementLinesTable {
  readonly tenant: string
  readonly statement_id: string
  /** In the file, from 1. */
  readonly line_no: number
  readonly outcome: StatementOutcome | 'wrong'
  /** Why it is wrong. */
  readonly fault: LineFault | null
  /** The provider's number; empty in a line that is wrong. */
  readonly receipt: string
  readonly paid_at: Date | null
  readonly amount_cents: number
  readonly currency: string
  readonly account: string
  readonly payer: string
  readonly raw: string
}
