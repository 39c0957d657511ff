/** A member's account by the names that rules have for it, in cents. */
export interface OwnedAccount {
  /** What they owe in all; below zero, what they have paid beyond. */
  readonly balance: number
  /** What of that was due before today. */
  readonly overdue: number
  /** What they have paid and nothing has used. */
  readonly credit: number
}

/**
 * A member's account by its sums. What they have over pays what is overdue as soon as they say so: no more is overdue
 * than they owe in all.
 *
 * @param overdue what is left of lines that were due before today
 */
export function ownedAccount(
  { receivable, credit }: { readonly receivable: number; readonly credit: number },
  overdue: number,
): OwnedAccount {
  const balance = receivable - credit
  return { balance, overdue: Math.max(0, Math.min(overdue, balance)), credit }
}

/**
 * A member's account as rules read it: that in the organisation's currency, and where nothing is owed in it, what is
 * owed in another one, in which it billed before. Nobody is free of debts who has some there; sums of two currencies
 * are never added.
 */
export function ruledAccount(own: OwnedAccount, others: readonly OwnedAccount[]): OwnedAccount {
  const owed = Math.max(0, ...others.map(({ balance }) => balance))
  const overdue = Math.max(0, ...others.map((other) => other.overdue))
  return {
    balance: own.balance <= 0 && owed > 0 ? owed : own.balance,
    overdue: own.overdue > 0 ? own.overdue : overdue,
    credit: own.credit,
  }
}
