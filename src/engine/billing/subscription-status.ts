import type { SubscriptionStatus } from '../../generated/closed-names.ts'

/** What is known of a billed year, in cents. */
export interface BilledSums {
  /** Less what was credited. */
  readonly billed: number
  readonly paid: number
  /** A date. */
  readonly due: string | null
}

/** What became of a billed year by a day. What is overdue may be paid in part. */
export function subscriptionStatus({ billed, paid, due }: BilledSums, today: string): SubscriptionStatus {
  if (billed <= 0) return 'Credited'
  if (paid >= billed) return 'Paid'
  if (due !== null && due < today) return 'Overdue'
  return paid > 0 ? 'Part Paid' : 'Unpaid'
}
