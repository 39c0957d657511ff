import { incomeOf, receivableOf, vatAccount } from './accounts.ts'
import type { LedgerLine } from './ledger-line.ts'
import { moving } from './transfer.ts'
import type { Transfer } from './transfer.ts'

/** The transfers of an invoice: its member owes each line, whose income and VAT are kept apart. */
export const billLines = (profile: string, lines: readonly BilledLine[]): readonly Transfer[] =>
  moving(
    lines.flatMap(({ invoice, line, item, amount, vat }) => {
      const owed = { debit: receivableOf(profile), line: { invoice, line } }
      return [
        { ...owed, credit: incomeOf(item), amount: amount - vat },
        { ...owed, credit: vatAccount, amount: vat },
      ]
    }),
  )

/** A line before anything is paid. */
export type BilledLine = Omit<LedgerLine, 'paid' | 'credited'>
