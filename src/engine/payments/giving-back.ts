import { isReversing } from './reduce-reversal.ts'
import type { ReversalState } from './reduce-reversal.ts'

/** What finance staff do about giving a payment back: ask the provider, and say how it ended where nobody knows. */
export const givingBackDecisions = ['give-back', 'given-back', 'not-given-back'] as const
export type GivingBackDecision = (typeof givingBackDecisions)[number]

/** A payment, as far as giving it back goes. */
export interface ReturnablePayment {
  readonly provider: string
  readonly provider_receipt: string | null
  /** The receipt that was posted for it. */
  readonly receipt_no: string | null
  /** Whether that receipt was reversed. */
  readonly isReversed: boolean
  /** The state of its latest reversal. */
  readonly reversal: ReversalState | undefined
}

/** Whether a payment is being given back, or has been, so that nothing else may be decided about it. */
export const isGoingBack = (reversal: ReversalState | undefined): boolean =>
  reversal !== undefined && reversal !== 'refused'

/** By each way, how money goes back: M-Pesa is asked here; what goes back outside, at any provider, is noted. */
const waysBack: Readonly<Record<string, readonly GivingBackDecision[]>> = {
  mpesa: ['give-back', 'given-back'],
  card: ['given-back'],
}

/**
 * What may be done with money that has the provider's number. There is one request at a time: a request of which nobody
 * knows how it ended is decided by hand before there may be another.
 */
export function possibleGivingBack(payment: ReturnablePayment): readonly GivingBackDecision[] {
  const { provider, provider_receipt, receipt_no, isReversed, reversal } = payment
  if (reversal === 'undecided') return ['given-back', 'not-given-back']
  if (reversal === 'reversed' || (reversal !== undefined && isReversing(reversal))) return []
  const isPosted = receipt_no !== null && !isReversed
  return provider_receipt !== null && isPosted ? (waysBack[provider] ?? []) : []
}
