import { creditOf, receivableOf } from './accounts.ts'
import { remaining } from './ledger-line.ts'
import type { LedgerLine } from './ledger-line.ts'
import { moving } from './transfer.ts'
import type { Transfer } from './transfer.ts'

/** Money that a member has paid. */
export interface Payment {
  readonly profile: string
  /** The account that it comes from: the organisation's money by a way of paying, or the member's credit. */
  readonly from: string
  /** In cents. */
  readonly amount: number
}

/**
 * The transfers of a receipt: it settles the lines in their order, the last one perhaps in part. What is over becomes
 * the member's credit.
 *
 * @param lines in the order in which they are settled
 */
export function settleLines({ profile, from, amount }: Payment, lines: readonly LedgerLine[]): readonly Transfer[] {
  let left = amount
  const parts = lines.map((owed): Transfer => {
    const part = Math.min(left, Math.max(0, remaining(owed)))
    left -= part
    const { invoice, line } = owed
    return { debit: from, credit: receivableOf(profile), amount: part, line: { invoice, line } }
  })
  const over = { debit: from, credit: creditOf(profile), amount: from === creditOf(profile) ? 0 : left }
  return moving([...parts, over])
}
