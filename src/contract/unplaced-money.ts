import { Type } from 'typebox'
import type { Static } from 'typebox'
import { moneyDecisions, moneyStates } from '../engine/payments/money-decisions.ts'
import { asFile, fileOf } from './as-file.ts'
import { defineCall } from './define-call.ts'
import { Count, Nullable, pageAt, places, search } from './finance-lists.ts'
import { HeardMoney, HeardQuery, moneyMessage, UnreadFound, UnreadQuery } from './heard-money.ts'
import { MessageResponse } from './response.ts'

/** Money that a provider lists, and whose it is where that is known; cents, instants ISO 8601 in UTC. */
const money = {
  id: Type.String(),
  provider: Type.String(),
  /** The provider's number of it. */
  receipt: Type.String(),
  amount: Type.Integer(),
  currency: Type.String(),
  /** What the payer typed. */
  account: Type.String(),
  /** As the provider has it. */
  payer: Type.String(),
  paid_at: Type.String(),
  state: Type.Enum([...moneyStates]),
  member_no: Type.String(),
  receipt_no: Nullable(Type.String()),
}
export const MoneyRecord = Type.Object(money)
export type MoneyRecord = Static<typeof MoneyRecord>

const moneyFilters = {
  /** Part of the provider's number, of an account, a payer or a receipt's number. */
  search,
  /** Also what is placed. */
  shown: Type.Optional(Type.Enum(['all'])),
}
const MoneyFilters = Type.Object(moneyFilters)
export type MoneyFilters = Static<typeof MoneyFilters>
export const MoneyQuery = Type.Object({ ...moneyFilters, ...places })
export type MoneyQuery = Static<typeof MoneyQuery>

export const MoneyFound = Type.Object({
  ...pageAt(MoneyRecord),
  total: Count,
  /** Of all pages. */
  sums: Type.Array(Type.Object({ currency: Type.String(), amount: Type.Integer() })),
})
export type MoneyFound = Static<typeof MoneyFound>

/** Money with all that came about it, confirmed or not, the oldest first. */
export const MoneyCourse = Type.Object({
  ...money,
  possible: Type.Array(Type.Enum([...moneyDecisions])),
  messages: Type.Array(moneyMessage),
  decisions: Type.Array(
    Type.Object({
      id: Type.String(),
      decided_at: Type.String(),
      kind: Type.Enum([...moneyDecisions]),
      reason: Type.String(),
      receipt_no: Nullable(Type.String()),
      /** The name of who decided; empty where the account is gone. */
      by: Type.String(),
    }),
  ),
})
export type MoneyCourse = Static<typeof MoneyCourse>

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

/** Money that nobody can place, which finance staff work off. */
export const moneyCalls = {
  foundMoney: defineCall({
    ...common,
    path: 'admin/finance/money',
    summary: 'Money that came without a member, or with another amount than before, and what it adds up to',
    query: MoneyQuery,
    response: MoneyFound,
  }),
  moneyFile: defineCall({
    ...asFile,
    right: 'finance',
    path: 'admin/finance/money/export',
    summary: 'The money that the filters leave, as comma-separated values or a spreadsheet',
    query: fileOf(moneyFilters),
  }),
  heardMoney: defineCall({
    ...common,
    path: 'admin/finance/heard-money',
    summary: 'Numbers that messages name and no list of the provider has, with the messages, without what is secret',
    query: HeardQuery,
    response: HeardMoney,
  }),
  unreadMessages: defineCall({
    ...common,
    path: 'admin/finance/unread-messages',
    summary: 'Messages of providers that name nothing of ours or cannot be read, without what is secret',
    query: UnreadQuery,
    response: UnreadFound,
  }),
  setHeardAside: defineCall({
    ...decided,
    path: 'admin/finance/heard-money/:id/set-aside',
    summary: 'Take a number off the list of what was heard of, for a reason, until more is heard of it',
    form: 'forms/payment-decision',
  }),
  takeHeardBack: defineCall({
    ...decided,
    path: 'admin/finance/heard-money/:id/take-back',
    summary: 'Put a number that was set aside on the list of what was heard of again, for a reason',
    form: 'forms/payment-decision',
  }),
  moneyCourse: defineCall({
    ...common,
    refusals: ['forbidden', 'not-found'],
    path: 'admin/finance/money/:id',
    summary: 'Money with every message about it as it came, without what is secret',
    response: MoneyCourse,
  }),
  assignMoney: defineCall({
    ...decided,
    path: 'admin/finance/money/:id/assign',
    summary: 'Post the receipt of money to a member, by their number or by that of their invoice',
    form: 'forms/money-assignment',
  }),
  setMoneyAside: defineCall({
    ...decided,
    path: 'admin/finance/money/:id/set-aside',
    summary: 'Take money off the list, for a reason',
    form: 'forms/payment-decision',
  }),
  noteReturnedMoney: defineCall({
    ...decided,
    path: 'admin/finance/money/:id/returned',
    summary: 'Note that money went back to its payer, which takes it out of the books',
    form: 'forms/payment-decision',
  }),
  takeMoneyBack: defineCall({
    ...decided,
    path: 'admin/finance/money/:id/take-back',
    summary: 'Take back what was decided about money; a receipt that was posted for it is reversed',
    form: 'forms/payment-decision',
  }),
}
