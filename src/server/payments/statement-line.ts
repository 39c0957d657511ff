import type { LineFault } from '../../contract/statement-names.ts'
import type { TableForm } from '../imports/files/read-table-file.ts'

/** What a line of a statement is: money that came in, or something else, which is never posted. */
export type LineKind = 'received' | 'charge' | 'withdrawal' | 'reversal' | 'incomplete'

/** A line of a statement, as its provider's adapter understands it. */
export interface StatementLine {
  /** In the file, from 1. */
  readonly line: number
  readonly kind: LineKind
  /** The provider's number of the transaction. */
  readonly receipt: string
  readonly at: Date
  /** What came in or went out, in cents; never negative. */
  readonly amount: number
  readonly currency: string
  /** What the payer typed as the account. */
  readonly account: string
  /** Who paid, as the provider names them. */
  readonly payer: string
  readonly details: string
  /** The line as it came, as CSV. */
  readonly raw: string
}

/** A line that cannot be read. */
export interface FaultyLine {
  readonly line: number
  readonly fault: LineFault
  /** The column, as the file calls it; null where it is the whole line. */
  readonly column: string | null
  readonly raw: string
}

/** A statement of the organisation's account with a provider. */
export interface Statement {
  /** The account. */
  readonly shortcode: string
  /** The period that it says to be of; undefined where it does not say so. */
  readonly period: { readonly from: Date; readonly to: Date } | undefined
  readonly lines: readonly StatementLine[]
  readonly faulty: readonly FaultyLine[]
}

/** Why a file is no statement: it has no heading of one, or lacks a column of it, or does not name its account. */
export type StatementRefusal =
  | { readonly refused: 'no-heading' | 'no-shortcode' }
  | { readonly refused: 'no-column'; readonly column: string }

export type ReadStatement = Statement | StatementRefusal

/** How the file of a statement is read, whoever it is of. No line of one has more characters. */
export const statementForm: TableForm = { separators: [',', ';'], longestRow: 20_000, isForeign: true }
