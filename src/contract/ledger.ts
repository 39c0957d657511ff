import { Type } from 'typebox'
import type { Static } from 'typebox'
import { defineCall } from './define-call.ts'
import { PrintedPdf } from './printed.ts'

const Nullable = (schema: ReturnType<typeof Type.String>) => Type.Union([schema, Type.Null()])

/** What a member's entry in the ledger is, as on the wire. */
export const entryTypes = ['Invoice', 'Receipt', 'Credit Note', 'Refund', 'Reversal'] as const
export type EntryType = (typeof entryTypes)[number]

/** The ways in which money comes and goes. */
export const paymentWays = ['bank', 'mpesa', 'card', 'credit'] as const
export type PaymentWay = (typeof paymentWays)[number]

/** One entry of a member's statement. Amounts are in the unit of the currency, with at most two decimals. */
export const LedgerEntry = Type.Object({
  documentNo: Type.String(),
  /** What it is about: of an invoice, the number of the request that it bills; of a receipt, the invoices it pays. */
  externalDocumentNo: Type.String(),
  documentType: Type.Enum([...entryTypes]),
  /** A date. */
  documentDate: Type.String(),
  /** A date. */
  postingDate: Type.String(),
  /** A date; null for what is not owed by a day. */
  dueDate: Nullable(Type.String()),
  description: Type.String(),
  /** What the member owes more by it; below zero, what they owe less. */
  amountLCY: Type.Number(),
  /** Of an invoice, what is still owed of it; else 0. */
  remainingAmtLCY: Type.Number(),
  Currency_Code: Type.String(),
})
export type LedgerEntry = Static<typeof LedgerEntry>

/** An invoice of which something is owed. */
export const OpenInvoice = Type.Object({
  ...LedgerEntry.properties,
  /** How its payment is described, and the page that follows it; absent where nothing that it bills declares it. */
  payment: Type.Optional(Type.Object({ description: Type.String(), then: Type.Optional(Type.String()) })),
})
export type OpenInvoice = Static<typeof OpenInvoice>

/** One payment of a member, as in their history of payments. */
export const PaymentRecord = Type.Object({
  /** The number of its receipt. */
  paymentCode: Type.String(),
  /** A date. */
  paymentDate: Type.String(),
  /** Who paid. */
  paymentFrom: Type.String(),
  /** Whom. */
  paymentTo: Type.String(),
  /** In the unit of the currency. */
  amount: Type.Number(),
  /** What the bank or the provider calls it; empty where it has no name there. */
  paymentID: Type.String(),
  /** How, e.g. `BANK`. */
  paymentType: Type.String(),
  /** The latest year whose subscription it paid; of any other payment, the organisation's year in which it was paid. */
  yearOfSubscription: Type.String(),
  Currency_Code: Type.String(),
})
export type PaymentRecord = Static<typeof PaymentRecord>

/** What is owed in a currency, in its unit; below zero, what was paid beyond that. */
const Balance = Type.Object({ BalanceLCY: Type.Number(), Currency_Code: Type.String() })

const own = { method: 'GET', session: 'required', tag: 'Billing' } as const

const printed = {
  ...own,
  response: PrintedPdf,
  refusals: ['receipt-not-found', 'documents-busy', 'document-failed'],
} as const

/** What members read of their own accounts. Nobody reads anybody else's. */
export const ledgerCalls = {
  ledger: defineCall({
    ...own,
    path: 'profile/ledger',
    summary: 'Everything that was posted for the profile, the newest first',
    response: Type.Array(LedgerEntry),
  }),
  pendingPayments: defineCall({
    ...own,
    path: 'billing/pending',
    summary: 'The invoices of which something is owed, and that are about a request; the oldest first',
    response: Type.Array(OpenInvoice),
  }),
  balance: defineCall({
    ...own,
    path: 'billing/balance',
    summary: 'What the profile owes in the organisation’s currency, less what it has paid beyond that',
    response: Type.Object({
      ...Balance.properties,
      /** The same in each other currency, in which the organisation billed before; absent without any. */
      others: Type.Optional(Type.Array(Balance)),
    }),
  }),
  paymentHistory: defineCall({
    ...own,
    path: 'billing/history',
    summary: 'What the profile has paid, the newest first; without payments that were reversed',
    response: Type.Array(PaymentRecord),
  }),
  invoiceDocument: defineCall({
    ...printed,
    path: 'billing/proforma/:code',
    summary: 'An invoice as a PDF in base64, always with the same bytes, by its number in base64',
  }),
  receiptDocument: defineCall({
    ...printed,
    path: 'billing/receipt/:code',
    summary: 'A receipt as a PDF in base64, always with the same bytes, by its number in base64',
  }),
  creditNoteDocument: defineCall({
    ...printed,
    path: 'billing/credit-note/:code',
    summary: 'A credit note as a PDF in base64, always with the same bytes, by its number in base64',
  }),
  statementDocument: defineCall({
    ...printed,
    path: 'billing/statement/:code',
    summary: 'What was posted for the profile in a year, or with “all” ever, as a PDF in base64 that can be verified',
    refusals: ['not-found', 'documents-busy', 'document-failed'],
  }),
}
