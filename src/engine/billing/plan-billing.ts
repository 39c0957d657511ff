import { evaluate } from '../condition/evaluate.ts'
import type { BillingDeclaration } from '../document/billing-declaration.ts'

/** A member as a yearly billing sees them. */
export interface BillableMember {
  readonly memberNo: string
  /** The code of their membership category. */
  readonly category: string
  readonly status: string
  readonly type: 'Individual' | 'Corporate'
  /** The date from which they are a member; empty where nobody knows. */
  readonly since: string
  /** Whether they have an account, which has the ledger's accounts. */
  readonly hasAccount: boolean
  /** Whether they were billed for that year before, and the invoice still holds. */
  readonly isBilled: boolean
}

/** Why members are left out besides the declared reasons. */
export const leftOutReasons = ['billed', 'no-charge', 'no-account'] as const

/** What becomes of a member: an amount in cents, or the id of the reason for which they are left out. */
export type PlannedBill = { readonly amount: number } | { readonly leftOut: string }

/** What a billing needs to know besides its declaration. */
export interface BillingTerms {
  readonly declared: Pick<BillingDeclaration, 'charge' | 'categories' | 'leftOut'>
  /** The amount of a charge of a category in cents; undefined where the category does not have it. */
  readonly amountOf: (category: string, charge: string) => number | undefined
  /** A date. */
  readonly today: string
}

/**
 * What a yearly billing makes of each member, in their order. Who was billed is not billed again, whatever else is so.
 * A charge of nothing is none.
 */
export const planBilling = <Member extends BillableMember>(
  members: readonly Member[],
  terms: BillingTerms,
): readonly { readonly member: Member; readonly bill: PlannedBill }[] =>
  members.map((member) => ({ member, bill: planMember(member, terms) }))

/** The same for one member. */
export function planMember(member: BillableMember, { declared, amountOf, today }: BillingTerms): PlannedBill {
  if (member.isBilled) return { leftOut: 'billed' }
  const { memberNo, category, status, type, since } = member
  const profile = { MemberNo: memberNo, Category: category, Status: status, MemberShipType: type, since }
  const reason = (declared.leftOut ?? []).find(({ when }) => evaluate(when, { profile, today }))
  if (reason !== undefined) return { leftOut: reason.id }
  const own = (declared.categories ?? []).find(({ id }) => id === category)
  const charge = own === undefined ? declared.charge : own.charge
  const amount = charge === null ? undefined : amountOf(category, charge)
  if (amount === undefined || amount <= 0) return { leftOut: 'no-charge' }
  return member.hasAccount ? { amount } : { leftOut: 'no-account' }
}
