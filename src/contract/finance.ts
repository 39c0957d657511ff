import { Type } from 'typebox'
import type { Static } from 'typebox'
import { paymentDecisions } from '../engine/payments/payment-decisions.ts'
import { paymentStates } from '../engine/payments/reduce-payment.ts'
import { reversalStates } from '../engine/payments/reduce-reversal.ts'
import { Day } from './day.ts'
import { Count, member, Nullable, pageAt, period, places, search } from './finance-lists.ts'
import { accountGroups, paymentProblems, paymentProviders, postedKinds } from './finance-names.ts'

/** One row of the ledger: it debits one account and credits another; money in cents. */
export const PostingRow = Type.Object({
  key: Type.String(),
  number: Type.String(),
  /** A date. */
  date: Type.String(),
  kind: Type.Enum([...postedKinds]),
  ...member,
  description: Type.String(),
  /** E.g. `receivable`, `income:subscription`, `cash:bank`; without whose it is. */
  debit: Type.String(),
  credit: Type.String(),
  amount: Type.Integer(),
  currency: Type.String(),
})
export type PostingRow = Static<typeof PostingRow>

/** What a list adds up to in a currency: debits and credits, in cents. */
export const PostingSum = Type.Object({ currency: Type.String(), debit: Type.Integer(), credit: Type.Integer() })
export type PostingSum = Static<typeof PostingSum>

export const PostingsFound = Type.Object({
  ...pageAt(PostingRow),
  total: Count,
  /** Of all pages. With an account, what it was debited and credited. */
  sums: Type.Array(PostingSum),
})
export type PostingsFound = Static<typeof PostingsFound>

const postingFilters = {
  ...period,
  kind: Type.Optional(Type.Enum([...postedKinds])),
  account: Type.Optional(Type.Enum([...accountGroups])),
  /** Part of a document’s number, or of a member’s. */
  search,
}
export const PostingFilters = Type.Object(postingFilters)
export type PostingFilters = Static<typeof PostingFilters>
export const PostingsQuery = Type.Object({ ...postingFilters, ...places })
export type PostingsQuery = Static<typeof PostingsQuery>

/** A payment; money in cents, instants ISO 8601 in UTC. */
const payment = {
  id: Type.String(),
  provider: Type.String(),
  reference: Nullable(Type.String()),
  provider_receipt: Nullable(Type.String()),
  state: Type.Enum([...paymentStates]),
  amount: Type.Integer(),
  currency: Type.String(),
  ...member,
  invoice_no: Type.String(),
  receipt_no: Nullable(Type.String()),
  created_at: Type.String(),
  changed_at: Type.String(),
  problems: Type.Array(Type.Enum([...paymentProblems])),
  /** Whether finance staff have dealt with its problems, and nothing came since. */
  is_handled: Type.Boolean(),
  /** Giving it back: how that stands, since when, and the provider’s code where it refused; null where nobody asked. */
  reversal: Type.Union([
    Type.Object({ state: Type.Enum([...reversalStates]), code: Nullable(Type.String()), changed_at: Type.String() }),
    Type.Null(),
  ]),
}
export const PaymentRecordRow = Type.Object(payment)
export type PaymentRecordRow = Static<typeof PaymentRecordRow>

export const PaymentsFound = Type.Object({
  ...pageAt(PaymentRecordRow),
  total: Count,
  sums: Type.Array(Type.Object({ currency: Type.String(), amount: Type.Integer() })),
})
export type PaymentsFound = Static<typeof PaymentsFound>

/** A payment with all that was heard of it, the oldest first. */
export const PaymentCourse = Type.Object({
  ...payment,
  /** Only its end. */
  phone: Type.String(),
  code: Nullable(Type.String()),
  messages: Type.Array(
    Type.Object({
      id: Type.String(),
      received_at: Type.String(),
      /** E.g. `claimed`. */
      kind: Type.String(),
      /** As it came, without what is secret. */
      raw: Type.String(),
    }),
  ),
  /** The receipt that the provider’s messages name, confirmed or not; null where none does or they differ. */
  claimed_receipt: Nullable(Type.String()),
  /** What may be decided now. */
  possible: Type.Array(Type.Enum([...paymentDecisions])),
  /** What finance staff have decided, the oldest first. */
  decisions: Type.Array(
    Type.Object({
      id: Type.String(),
      decided_at: Type.String(),
      kind: Type.Enum([...paymentDecisions]),
      reason: Type.String(),
      receipt_no: Nullable(Type.String()),
      /** The name of who decided; empty where the account is gone. */
      by: Type.String(),
    }),
  ),
})
export type PaymentCourse = Static<typeof PaymentCourse>

const paymentFilters = {
  ...period,
  state: Type.Optional(Type.Enum([...paymentStates])),
  provider: Type.Optional(Type.Enum([...paymentProviders])),
  /** Part of a reference, of a receipt’s or an invoice’s number, or of a member’s. */
  search,
  /** Only those with a problem. */
  unmatched: Type.Optional(Type.Enum(['yes'])),
}
export const PaymentFilters = Type.Object(paymentFilters)
export type PaymentFilters = Static<typeof PaymentFilters>
export const PaymentsQuery = Type.Object({ ...paymentFilters, ...places })
export type PaymentsQuery = Static<typeof PaymentsQuery>

/** What came in and went out by one way on a day, in cents. */
const moved = { currency: Type.String(), count: Count, received: Type.Integer(), returned: Type.Integer() }
export const TakingsFound = Type.Object({
  /** A date. */
  day: Type.String(),
  ways: Type.Array(Type.Object({ way: Type.String(), ...moved })),
  totals: Type.Array(Type.Object(moved)),
})
export type TakingsFound = Static<typeof TakingsFound>
export const TakingsQuery = Type.Object({ day: Type.Optional(Day) })
export type TakingsQuery = Static<typeof TakingsQuery>

const owed = { currency: Type.String(), ages: Type.Array(Type.Integer()), owed: Type.Integer() }
export const DebtRow = Type.Object({ key: Type.String(), ...member, ...owed })
export type DebtRow = Static<typeof DebtRow>

export const DebtsFound = Type.Object({
  ...pageAt(DebtRow),
  /** How many members owe something. */
  total: Count,
  /** The day by which ages are counted. */
  day: Type.String(),
  totals: Type.Array(Type.Object(owed)),
})
export type DebtsFound = Static<typeof DebtsFound>
export const DebtsQuery = Type.Object(places)
export type DebtsQuery = Static<typeof DebtsQuery>

/** What the journal of a period has, before it is saved. */
export const JournalSummary = Type.Object({
  from: Nullable(Type.String()),
  to: Type.String(),
  lines: Count,
  sums: Type.Array(PostingSum),
})
export type JournalSummary = Static<typeof JournalSummary>
export const JournalQuery = Type.Object(period)
export type JournalQuery = Static<typeof JournalQuery>
