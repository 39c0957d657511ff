import { Type } from 'typebox'
import type { Static } from 'typebox'
import { defineCall } from './define-call.ts'
import { PrintedPdf } from './printed.ts'

/** What became of a year's subscription: paid in part, owed beyond its day, or given up by credit notes. */
export const subscriptionStatuses = ['Unpaid', 'Part Paid', 'Overdue', 'Paid', 'Credited'] as const

/** A member's subscription of one year, as the ledger has it. Amounts are in the unit of the currency. */
export const Subscription = Type.Object({
  /** The name of the year, e.g. `2026`. */
  subsPeriod: Type.String(),
  /** The member's category when it was billed, in the caller's language as long as the organisation has it. */
  memberCategory: Type.String(),
  status: Type.Enum([...subscriptionStatuses]),
  /** What is billed, less what was credited. */
  billedAmount: Type.Number(),
  paidAmount: Type.Number(),
  remainingAmtLCY: Type.Number(),
  /** A date. */
  dueDate: Type.Union([Type.String(), Type.Null()]),
  /** A date. */
  lastPaidDate: Type.Union([Type.String(), Type.Null()]),
  billed: Type.Boolean(),
  /** Whether anything is paid. */
  paid: Type.Boolean(),
  /** Whether nothing is owed any more. */
  fullyPaid: Type.Boolean(),
  /** The receipt of the last payment; empty before there is one. */
  recieptNo: Type.String(),
  /** The same once nothing is owed any more. */
  postedReceiptNo: Type.String(),
  /** The number of its invoice. */
  documentNo: Type.String(),
  /** What its invoice is about, e.g. `SUBS-2026`. */
  serviceRequestCode: Type.String(),
  profileID: Type.String(),
  memberNo: Type.String(),
  Currency_Code: Type.String(),
})
export type Subscription = Static<typeof Subscription>

const own = { session: 'required', tag: 'Billing' } as const

const printed = {
  ...own,
  response: PrintedPdf,
  refusals: ['receipt-not-found', 'forbidden', 'documents-busy', 'document-failed'],
} as const

/** What members read of their own subscriptions, and the documents that the organisation's page offers. */
export const subscriptionCalls = {
  subscriptions: defineCall({
    ...own,
    method: 'GET',
    path: 'subs',
    summary: 'The subscriptions of the profile that were billed, the newest first',
    response: Type.Array(Subscription),
  }),
  subscriptionInvoice: defineCall({
    ...printed,
    method: 'GET',
    path: 'subs/proforma/:id',
    summary: 'The invoice of a subscription as a PDF in base64, by its number or what it is about, also in base64',
  }),
  subscriptionReceipt: defineCall({
    ...printed,
    method: 'GET',
    path: 'subs/receipt/:id',
    summary: 'The last receipt of a subscription as a PDF in base64, by its number or that of the invoice',
  }),
  subscriptionCertificate: defineCall({
    ...printed,
    method: 'GET',
    path: 'subs/certificate/:id',
    summary: 'The certificate of a subscription as a PDF in base64, by the number of the invoice',
  }),
  certificateOf: defineCall({
    ...printed,
    method: 'POST',
    path: 'subs/certificate',
    summary: 'The same; without a number, of the newest subscription that has one',
    body: Type.Object({
      /** The number of its invoice. */
      documentNo: Type.Optional(Type.String()),
    }),
  }),
}
