/**
 * What became of money that a provider lists: it waits for a payment that is under way, nobody knows whose it is, the
 * provider named another amount before, it is a payment's, its invoice's member has the receipt, staff assigned it to a
 * member, staff have set it aside, or it went back to its payer.
 */
export const moneyStates = [
  'waiting',
  'unplaced',
  'differs',
  'settled',
  'posted',
  'assigned',
  'set-aside',
  'returned',
] as const
export type MoneyState = (typeof moneyStates)[number]

/** What finance staff decide about money that nobody can place. */
export const moneyDecisions = ['assigned', 'returned', 'set-aside', 'taken-back'] as const
export type MoneyDecision = (typeof moneyDecisions)[number]

/** What they decide about a number that was heard of and is in no list. */
export type HeardDecision = Extract<MoneyDecision, 'set-aside' | 'taken-back'>

/** Whether money is on the list that finance staff work off. */
export const isToPlace = (state: MoneyState): boolean => state === 'unplaced' || state === 'differs'

/** Whether a receipt stands for money that is no payment's: its account named the member, or staff did. */
export const hasOwnReceipt = (state: MoneyState): boolean => state === 'posted' || state === 'assigned'

/**
 * What finance staff may decide: money is posted at most once, and what they decided they can take back; so can they
 * what followed from an account that its payer mistyped. What nobody has a receipt for may go back to its payer.
 */
export function possibleMoneyDecisions({
  state,
  receipt_no,
}: {
  readonly state: MoneyState
  readonly receipt_no: string | null
}): readonly MoneyDecision[] {
  if (isToPlace(state)) return receipt_no === null ? ['assigned', 'set-aside', 'returned'] : ['set-aside']
  return hasOwnReceipt(state) || state === 'set-aside' || state === 'returned' ? ['taken-back'] : []
}
