import { Type } from 'typebox'
import type { Static } from 'typebox'
import { ChecklistItem } from './checklist.ts'
import { defineCall } from './define-call.ts'
import { OpenInvoice } from './ledger.ts'
import { OwnCases } from './own-cases.ts'

/** The points of a year, and how many are expected in it; null where none are. */
export const YearOfPoints = Type.Object({
  year: Type.String(),
  points: Type.Number(),
  target: Type.Union([Type.Number(), Type.Null()]),
})
export type YearOfPoints = Static<typeof YearOfPoints>

/** What a category asks of the points of a member who wants to be moved to it. */
export const NextCategory = Type.Object({
  /** The category’s code, and how it is called. */
  category: Type.String(),
  name: Type.String(),
  /** How many of the points that it asks the member has earned in the years that count, the current one the last. */
  earned: Type.Number(),
  points: Type.Number(),
  years: Type.Integer({ minimum: 1 }),
})
export type NextCategory = Static<typeof NextCategory>

/** What ends soon unless the member renews it, by the id of the declared renewal. */
export const DueRenewal = Type.Object({
  id: Type.String(),
  /** The number of the case that ends, or the name of the year of a subscription. */
  number: Type.String(),
  /** Its last day. */
  until: Type.String({ format: 'date' }),
})
export type DueRenewal = Static<typeof DueRenewal>

/** Everything that a member's start page shows. */
export const Dashboard = Type.Object({
  /** In the unit of the currency: what they owe in all, below zero what they have paid beyond; and what is overdue. */
  balance: Type.Object({ amount: Type.Number(), overdue: Type.Number(), Currency_Code: Type.String() }),
  /** What good standing asks of a member; null for who is none, and where nothing declares it. */
  standing: Type.Union([Type.Object({ good: Type.Boolean(), items: Type.Array(ChecklistItem) }), Type.Null()]),
  /** The current year last, at most six of them; none for who is no member, and where no part shows points. */
  points: Type.Array(YearOfPoints),
  /** The categories that follow the member’s own, where the organisation declares what they ask. */
  advancement: Type.Array(NextCategory),
  /** What ends soon, the soonest first. */
  renewals: Type.Array(DueRenewal),
  /** How many notifications are not read. */
  unread: Type.Integer({ minimum: 0 }),
  /** The declared facts, by the part's id and the field's; empty texts for what is not known. */
  facts: Type.Record(Type.String(), Type.Record(Type.String(), Type.String())),
  /** The latest own cases of each type that a part shows or that has open ones, by its document. */
  cases: Type.Record(Type.String(), OwnCases),
  /** The invoices of which something is owed, the oldest first. */
  pending: Type.Array(OpenInvoice),
})
export type Dashboard = Static<typeof Dashboard>

export const dashboardCalls = {
  dashboard: defineCall({
    method: 'GET',
    path: 'dashboard',
    session: 'required',
    tag: 'Profile',
    summary: 'Everything that the caller’s start page shows',
    response: Dashboard,
  }),
}
