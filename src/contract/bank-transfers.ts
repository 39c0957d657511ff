import { Type } from 'typebox'
import type { Static } from 'typebox'
import { asFile, fileOf } from './as-file.ts'
import { defineCall } from './define-call.ts'
import { Count, member, Nullable, pageAt, period, places, search } from './finance-lists.ts'
import { MessageResponse } from './response.ts'

const common = { session: 'required', right: 'finance', tag: 'Administration' } as const

/** Money that came by bank: its receipt, and whose it is; money in cents. */
export const BankTransferRow = Type.Object({
  /** The receipt's. */
  id: Type.String(),
  number: Type.String(),
  /** A date. */
  posted_on: Type.String(),
  /** A date, as the bank has it; null where no slip was kept. */
  paid_on: Nullable(Type.String()),
  reference: Type.String(),
  amount: Type.Integer(),
  currency: Type.String(),
  ...member,
  /** The invoices that it paid. */
  paid: Type.String(),
  /** The name of who entered it; empty where nobody did or the account is gone. */
  by: Type.String(),
  /** The name of the slip's file. */
  slip: Nullable(Type.String()),
  /** The reversal by which it was taken back. */
  reversal_no: Nullable(Type.String()),
})
export type BankTransferRow = Static<typeof BankTransferRow>

export const BankTransfersFound = Type.Object({ ...pageAt(BankTransferRow), total: Count })
export type BankTransfersFound = Static<typeof BankTransfersFound>
/** `search` is part of a reference, of a receipt's or an invoice's number, or of a member's. */
const transferFilters = { ...period, search }
const BankTransferFilters = Type.Object(transferFilters)
export type BankTransferFilters = Static<typeof BankTransferFilters>
export const BankTransfersQuery = Type.Object({ ...transferFilters, ...places })
export type BankTransfersQuery = Static<typeof BankTransfersQuery>

/** Whom a number names. */
export const Payer = Type.Object({
  name: Type.String(),
  /** What is owed of the invoice that it names, or in all, in the organisation's currency; in its unit. */
  owed: Type.Number(),
  /** What the member has over in the organisation's currency; in its unit. */
  credit: Type.Number(),
})
export type Payer = Static<typeof Payer>

/** Bank transfers, as finance staff enter them with the slip, and refunds by bank. */
export const bankTransferCalls = {
  bankTransfers: defineCall({
    ...common,
    method: 'GET',
    path: 'admin/finance/transfers',
    summary: 'A page of the payments that came by bank, the newest first',
    query: BankTransfersQuery,
    response: BankTransfersFound,
    refusals: ['forbidden'],
  }),
  bankTransfersFile: defineCall({
    ...asFile,
    right: 'finance',
    path: 'admin/finance/transfers/export',
    summary: 'The bank transfers that the filters leave, as comma-separated values or a spreadsheet',
    query: fileOf(transferFilters),
  }),
  payer: defineCall({
    ...common,
    method: 'POST',
    path: 'admin/finance/payer',
    summary: 'Whom the number of an invoice, a request or a member names, and what they owe under it',
    body: Type.Object({ number: Type.String({ minLength: 1, maxLength: 40 }) }, { additionalProperties: false }),
    response: Payer,
    refusals: ['forbidden', 'not-found'],
  }),
  enterTransfer: defineCall({
    ...common,
    method: 'POST',
    path: 'admin/finance/transfers',
    summary: 'Post the receipt of a bank transfer, with its slip',
    form: 'forms/bank-transfer',
    files: true,
    response: MessageResponse,
    refusals: ['forbidden', 'bad-request', 'storage-full', 'profile-full'],
  }),
  enterRefund: defineCall({
    ...common,
    method: 'POST',
    path: 'admin/finance/refunds',
    summary: 'Post that credit of a member was paid out by bank',
    form: 'forms/refund',
    response: MessageResponse,
    refusals: ['forbidden'],
  }),
  takeBackTransfer: defineCall({
    ...common,
    method: 'POST',
    path: 'admin/finance/transfers/:id/take-back',
    summary: 'Reverse the receipt of a bank transfer that was entered by mistake',
    form: 'forms/payment-decision',
    response: MessageResponse,
    refusals: ['forbidden', 'not-found', 'conflict'],
  }),
  bankSlip: defineCall({
    ...common,
    method: 'GET',
    path: 'admin/finance/transfers/:id/slip',
    summary: 'The slip of a bank transfer',
    response: Type.Unknown(),
    media: '*/*',
    cached: true,
    refusals: ['forbidden', 'not-found'],
  }),
}
