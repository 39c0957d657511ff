import { asCsv } from './as-csv.ts'
import { defineCall } from './define-call.ts'
import {
  DebtsFound,
  DebtsQuery,
  JournalQuery,
  JournalSummary,
  PaymentCourse,
  PaymentFilters,
  PaymentsFound,
  PaymentsQuery,
  PostingFilters,
  PostingsFound,
  PostingsQuery,
  TakingsFound,
  TakingsQuery,
} from './finance.ts'

const common = { method: 'GET', session: 'required', tag: 'Administration', refusals: ['forbidden'] } as const

/** What was posted and paid in the organisation, to read and to save, for those whose role allows it. */
export const financeCalls = {
  postings: defineCall({
    ...common,
    path: 'admin/finance/ledger',
    summary: 'A page of the rows of the ledger, the newest first, with what all of them add up to',
    query: PostingsQuery,
    response: PostingsFound,
  }),
  postingsFile: defineCall({
    ...asCsv,
    path: 'admin/finance/ledger/export',
    summary: 'The rows of the ledger that the filters leave, as comma-separated values',
    query: PostingFilters,
  }),
  foundPayments: defineCall({
    ...common,
    path: 'admin/finance/payments',
    summary: 'A page of the payments of members, the newest first, each with what does not fit it',
    query: PaymentsQuery,
    response: PaymentsFound,
  }),
  paymentsFile: defineCall({
    ...asCsv,
    path: 'admin/finance/payments/export',
    summary: 'The payments that the filters leave, as comma-separated values',
    query: PaymentFilters,
  }),
  paymentCourse: defineCall({
    ...common,
    refusals: ['forbidden', 'not-found'],
    path: 'admin/finance/payments/:id',
    summary: 'A payment with every message of its provider as it came, without what is secret',
    response: PaymentCourse,
  }),
  takings: defineCall({
    ...common,
    path: 'admin/finance/takings',
    summary: 'What came in and went out on a day by way of paying; today unless a day is given',
    query: TakingsQuery,
    response: TakingsFound,
  }),
  takingsFile: defineCall({
    ...asCsv,
    path: 'admin/finance/takings/export',
    summary: 'What came in and went out on a day, as comma-separated values',
    query: TakingsQuery,
  }),
  debts: defineCall({
    ...common,
    path: 'admin/finance/debts',
    summary: 'A page of what members owe by how long it has been due, those who owe most first',
    query: DebtsQuery,
    response: DebtsFound,
  }),
  debtsFile: defineCall({
    ...asCsv,
    path: 'admin/finance/debts/export',
    summary: 'What all members owe by how long it has been due, as comma-separated values',
  }),
  journal: defineCall({
    ...common,
    path: 'admin/finance/journal',
    summary: 'How many lines the journal of a period has, and what they add up to; this year unless one is given',
    query: JournalQuery,
    response: JournalSummary,
  }),
  journalFile: defineCall({
    ...asCsv,
    path: 'admin/finance/journal/export',
    summary: 'The journal of a period for accounting: a line for each debit and credit, as comma-separated values',
    query: JournalQuery,
  }),
}
