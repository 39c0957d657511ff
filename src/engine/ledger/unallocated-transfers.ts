import { cashOf, unallocatedAccount } from './accounts.ts'
import { moving } from './transfer.ts'
import type { Transfer } from './transfer.ts'

/** The transfer of money of which nobody knows whose it is: it came in, and is nobody's income. */
export const holdUnallocated = (way: string, amount: number): readonly Transfer[] =>
  moving([{ debit: cashOf(way), credit: unallocatedAccount, amount }])

/** The transfer of such money that turns out to be counted elsewhere, or to have gone back to its payer. */
export const releaseUnallocated = (way: string, amount: number): readonly Transfer[] =>
  moving([{ debit: unallocatedAccount, credit: cashOf(way), amount }])
