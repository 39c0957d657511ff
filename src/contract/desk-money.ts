import { Type } from 'typebox'
import type { Static } from 'typebox'

const Nullable = <Name extends ReturnType<typeof Type.String>>(schema: Name) => Type.Union([schema, Type.Null()])

/** A charge of the case. Amounts are in the unit of the currency, with at most two decimals. */
const DeskCharge = Type.Object({
  /** As the case type names it. */
  id: Type.String(),
  title: Type.String(),
  amount: Type.Number(),
  paid: Type.Number(),
  /** What credit notes have taken off. */
  credited: Type.Number(),
  /** Whether nothing is owed of it. */
  settled: Type.Boolean(),
  /** When it was billed, a date-time; null while it is not, and then without a number and a due date. */
  billed: Nullable(Type.String()),
  invoiceNo: Nullable(Type.String()),
  /** The last day to pay it on, a date. */
  due: Nullable(Type.String()),
  /** The receipt that paid it last, and its date. */
  receiptNo: Nullable(Type.String()),
  paidOn: Nullable(Type.String()),
})
export type DeskCharge = Static<typeof DeskCharge>

/** What is owed for the case, and by its owner in all. */
export const DeskMoney = Type.Object({
  charges: Type.Array(DeskCharge),
  /** What the owner owes, less what they have paid beyond that. */
  balance: Type.Number(),
  /** What of it should have been paid by now. */
  overdue: Type.Number(),
  currency: Type.String(),
})
export type DeskMoney = Static<typeof DeskMoney>
