import { creditedTo, isSales, owedBy } from './accounts.ts'
import type { LineKey, Transfer } from './transfer.ts'

/** How a posting changes what is kept beside the ledger, in cents. */
export interface KeptChanges {
  /** What the member owes. */
  readonly receivable: number
  /** What the member has paid beyond that. */
  readonly credit: number
  /** The lines that it settles, or opens again. */
  readonly lines: readonly LineChange[]
}

export interface LineChange extends LineKey {
  readonly paid: number
  readonly credited: number
}

/**
 * What follows from transfers for the sums that are kept: a member's accounts, and each line of their invoices. A line
 * is paid by money and by credit; it is credited by what takes its income back. The transfers of an invoice itself
 * change no line: they make it.
 *
 * @param makes the invoice whose lines the transfers make
 */
export function keptChanges(transfers: readonly Transfer[], makes?: string): KeptChanges {
  let receivable = 0
  let credit = 0
  const lines = new Map<string, LineChange>()
  for (const { debit, credit: credited, amount, line } of transfers) {
    receivable += signed(debit, credited, amount, owedBy)
    credit -= signed(debit, credited, amount, creditedTo)
    if (line === undefined || line.invoice === makes) continue
    const key = `${line.invoice} ${line.line}`
    const before = lines.get(key) ?? { ...line, paid: 0, credited: 0 }
    lines.set(key, changed(before, { debit, credit: credited, amount }))
  }
  return { receivable, credit, lines: [...lines.values()] }
}

/**
 * A line after a transfer. One between the line's sales and the member's credit gives back what was paid: it is
 * credited, and paid no longer.
 */
function changed(before: LineChange, { debit, credit, amount }: Transfer): LineChange {
  const forward = isSales(debit) || owedBy(credit) !== undefined
  const cents = forward ? amount : -amount
  if (!isSales(debit) && !isSales(credit)) return { ...before, paid: before.paid + cents }
  const givesBack = creditedTo(debit) !== undefined || creditedTo(credit) !== undefined
  return {
    ...before,
    credited: before.credited + cents,
    paid: before.paid - (givesBack ? cents : 0),
  }
}

/** An amount as a kind of account has it: added where it is debited, taken off where it is credited. */
function signed(
  debit: string,
  credit: string,
  amount: number,
  isKind: (account: string) => string | undefined,
): number {
  return (isKind(debit) === undefined ? 0 : amount) - (isKind(credit) === undefined ? 0 : amount)
}
