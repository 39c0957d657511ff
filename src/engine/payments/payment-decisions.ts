import { givingBackDecisions, isGoingBack, possibleGivingBack } from './giving-back.ts'
import type { ReturnablePayment } from './giving-back.ts'
import { isUnderWay } from './reduce-payment.ts'
import type { PaymentState } from './reduce-payment.ts'

/** What finance staff decide about a payment: about one that does not fit what was heard of it, and giving it back. */
export const paymentDecisions = ['posted', 'set-aside', 'taken-back', ...givingBackDecisions] as const
export type PaymentDecision = (typeof paymentDecisions)[number]

/** What a payment is, as far as decisions about it go. */
export interface DecidablePayment extends ReturnablePayment {
  readonly state: PaymentState
  /** Whether it has a problem that nobody has dealt with. */
  readonly isOpen: boolean
  /** Whether its problems were dealt with, and nothing came since. */
  readonly isHandled: boolean
}

/**
 * Whether a receipt was posted for it by hand: its provider has not confirmed it, and nothing else posts one before.
 */
export const isPostedByHand = ({ state, receipt_no }: Pick<DecidablePayment, 'state' | 'receipt_no'>): boolean =>
  state !== 'succeeded' && receipt_no !== null

/**
 * What finance staff may decide about a payment: nothing while it is under way, because its provider is still asked.
 * Money is posted at most once, and a receipt by hand can be reversed until the provider confirms the payment. While
 * it is given back, and after that, nothing else is decided.
 */
export function possibleDecisions(payment: DecidablePayment): readonly PaymentDecision[] {
  if (isUnderWay(payment.state)) return []
  if (isGoingBack(payment.reversal)) return possibleGivingBack(payment)
  const { receipt_no, isOpen, isHandled } = payment
  return [
    ...(isOpen && receipt_no === null ? (['posted'] as const) : []),
    ...(isOpen ? (['set-aside'] as const) : []),
    ...(isHandled || isPostedByHand(payment) ? (['taken-back'] as const) : []),
    ...possibleGivingBack(payment),
  ]
}
