import { asFile, fileOf } from './as-file.ts'
import { defineCall } from './define-call.ts'
import { MessageResponse } from './response.ts'
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

const common = {
  method: 'GET',
  session: 'required',
  right: 'finance',
  tag: 'Administration',
  refusals: ['forbidden'],
} as const

const decided = {
  ...common,
  method: 'POST',
  response: MessageResponse,
  refusals: ['forbidden', 'not-found', 'conflict'],
} as const

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
    ...asFile,
    right: 'finance',
    path: 'admin/finance/ledger/export',
    summary: 'The rows of the ledger that the filters leave, as comma-separated values or a spreadsheet',
    query: fileOf(PostingFilters.properties),
  }),
  foundPayments: defineCall({
    ...common,
    path: 'admin/finance/payments',
    summary: 'A page of the payments of members, the newest first, each with what does not fit it',
    query: PaymentsQuery,
    response: PaymentsFound,
  }),
  paymentsFile: defineCall({
    ...asFile,
    right: 'finance',
    path: 'admin/finance/payments/export',
    summary: 'The payments that the filters leave, as comma-separated values or a spreadsheet',
    query: fileOf(PaymentFilters.properties),
  }),
  paymentCourse: defineCall({
    ...common,
    refusals: ['forbidden', 'not-found'],
    path: 'admin/finance/payments/:id',
    summary: 'A payment with every message of its provider as it came, without what is secret',
    response: PaymentCourse,
  }),
  postPayment: defineCall({
    ...decided,
    path: 'admin/finance/payments/:id/post',
    summary: 'Post the receipt of a payment whose money came although its provider never confirmed it',
    form: 'forms/payment-posting',
  }),
  setPaymentAside: defineCall({
    ...decided,
    path: 'admin/finance/payments/:id/set-aside',
    summary: 'Take a payment off the list of those that do not fit, until something more is heard of it',
    form: 'forms/payment-decision',
  }),
  takeBackDecision: defineCall({
    ...decided,
    path: 'admin/finance/payments/:id/take-back',
    summary: 'Take back what was decided about a payment; a receipt that was posted by hand is reversed',
    form: 'forms/payment-decision',
  }),
  takings: defineCall({
    ...common,
    path: 'admin/finance/takings',
    summary: 'What came in and went out on a day by way of paying; today unless a day is given',
    query: TakingsQuery,
    response: TakingsFound,
  }),
  takingsFile: defineCall({
    ...asFile,
    right: 'finance',
    path: 'admin/finance/takings/export',
    summary: 'What came in and went out on a day, as comma-separated values or a spreadsheet',
    query: fileOf(TakingsQuery.properties),
  }),
  debts: defineCall({
    ...common,
    path: 'admin/finance/debts',
    summary: 'A page of what members owe by how long it has been due, those who owe most first',
    query: DebtsQuery,
    response: DebtsFound,
  }),
  debtsFile: defineCall({
    ...asFile,
    right: 'finance',
    path: 'admin/finance/debts/export',
    summary: 'What all members owe by how long it has been due, as comma-separated values or a spreadsheet',
    query: fileOf({}),
  }),
  journal: defineCall({
    ...common,
    path: 'admin/finance/journal',
    summary: 'How many lines the journal of a period has, and what they add up to; this year unless one is given',
    query: JournalQuery,
    response: JournalSummary,
  }),
  journalFile: defineCall({
    ...asFile,
    right: 'finance',
    path: 'admin/finance/journal/export',
    summary:
      'The journal of a period for accounting, as comma-separated values or a spreadsheet: a line for each debit and credit',
    query: fileOf(JournalQuery.properties),
  }),
}
