import { creditOf, incomeOf, receivableOf, vatAccount } from './accounts.ts'
import { remaining } from './ledger-line.ts'
import type { LedgerLine } from './ledger-line.ts'
import { moving } from './transfer.ts'
import type { Transfer } from './transfer.ts'

/**
 * The transfers of a credit note about a line: its income and VAT are taken back, and the member owes that much less.
 * What they had paid of it already becomes their credit. Credits of a whole line take back exactly its VAT.
 *
 * @param amount with the VAT, in cents; at most what has not been credited yet
 */
export function creditLine(profile: string, owed: LedgerLine, amount: number): readonly Transfer[] {
  const { invoice, line, item, credited } = owed
  const vat = vatUpTo(owed, credited + amount) - vatUpTo(owed, credited)
  const unpaid = Math.min(amount, Math.max(0, remaining(owed)))
  const unpaidVat = Math.min(vat, unpaid)
  const key = { invoice, line }
  const owedLess = { credit: receivableOf(profile), line: key }
  const toCredit = { credit: creditOf(profile), line: key }
  return moving([
    { debit: vatAccount, ...owedLess, amount: unpaidVat },
    { debit: incomeOf(item), ...owedLess, amount: unpaid - unpaidVat },
    { debit: vatAccount, ...toCredit, amount: vat - unpaidVat },
    { debit: incomeOf(item), ...toCredit, amount: amount - unpaid - (vat - unpaidVat) },
  ])
}

/** The VAT in the first cents of a line. */
const vatUpTo = ({ amount, vat }: LedgerLine, cents: number): number =>
  amount === 0 ? 0 : Math.round((vat * cents) / amount)
