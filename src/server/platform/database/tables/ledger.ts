import type { Generated, GeneratedAlways } from 'kysely'
import type { JsonObject } from '../../../../engine/json/json.ts'
import type { Json } from './json-column.ts'
import type { FileColumns } from './profiles.ts'

/** What is posted for a member. */
export type MemberKind = 'invoice' | 'receipt' | 'credit-note' | 'refund' | 'reversal'
/** All kinds; `unallocated` is the organisation's own: money of which nobody knows whose it is. */
export type PostedKind = MemberKind | 'unallocated'

/** Everything that was posted. Only added to. */
export interface LedgerDocumentsTable {
  readonly tenant: string
  readonly id: string
  readonly kind: PostedKind
  readonly number: string
  /** The last 11 digits of the number, of which the account of a payment by paybill is made. */
  readonly last_digits: GeneratedAlways<string>
  /** Null for what is posted for no member. */
  readonly profile_id: string | null
  /** Whose it is, as templates of documents name an owner, as they were called then. */
  readonly holder: Json<JsonObject>
  /** What it is about outside of the ledger, e.g. the number of a case; empty where there is nothing. */
  readonly source: string
  readonly description: string
  /** With the VAT. */
  readonly amount_cents: number
  readonly currency: string
  readonly due_on: string | null
  /** How money came or went. */
  readonly way: string | null
  /** What the bank or the provider calls the payment. */
  readonly reference: string | null
  /** The invoice that a credit note is about. */
  readonly about: string | null
  /** The document that it reverses. */
  readonly reverses: string | null
  readonly posted_on: string
  readonly posted_at: Date
  /** Whoever posted it; null for what follows from a case. */
  readonly posted_by: string | null
}

/** The rows of the ledger. Only added to. */
export interface LedgerTransfersTable {
  readonly tenant: string
  readonly document_id: string
  readonly transfer_no: number
  readonly debit: string
  readonly credit: string
  readonly amount_cents: number
  readonly currency: string
  readonly invoice_id: string | null
  readonly line_no: number | null
  readonly reverses_document: string | null
  readonly reverses_no: number | null
}

/** The lines of invoices, with what is kept of each: how much of it is paid. */
export interface LedgerLinesTable {
  readonly tenant: string
  readonly document_id: string
  readonly line_no: number
  /** The invoice's. */
  readonly number: string
  readonly profile_id: string
  readonly case_id: string | null
  /** As the case type names it. */
  readonly charge: string | null
  /** What the income is for. */
  readonly item: string
  readonly description: string
  readonly amount_cents: number
  readonly vat_cents: number
  readonly currency: string
  readonly due_on: string | null
  readonly billed_at: Date
  readonly paid_cents: Generated<number>
  readonly credited_cents: Generated<number>
  /** The receipt that paid it last. */
  readonly receipt_no: string | null
  readonly paid_on: string | null
}

/** What each member owes in a currency, and has paid beyond that; the sums of their accounts. */
export interface LedgerBalancesTable {
  readonly tenant: string
  readonly profile_id: string
  readonly currency: string
  readonly receivable_cents: number
  readonly credit_cents: number
}

/** The slips of bank transfers that finance staff entered, each of a receipt. Only added to. */
export interface BankSlipsTable extends FileColumns {
  /** The receipt that was posted for the transfer. */
  readonly document_id: string
  /** When the money came in, as the bank has it; a date. */
  readonly paid_on: string
}
