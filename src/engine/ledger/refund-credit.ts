import { cashOf, creditOf } from './accounts.ts'
import { moving } from './transfer.ts'
import type { Transfer } from './transfer.ts'

/** The transfer of a refund: a member's credit is paid out. */
export const refundCredit = (profile: string, way: string, amount: number): readonly Transfer[] =>
  moving([{ debit: creditOf(profile), credit: cashOf(way), amount }])
