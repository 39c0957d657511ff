import { cashOf, creditOf, incomeOf, receivableOf } from '../../../src/engine/ledger/accounts.ts'
import { billLines } from '../../../src/engine/ledger/bill-lines.ts'
import { creditLine } from '../../../src/engine/ledger/credit-line.ts'
import { keptChanges } from '../../../src/engine/ledger/kept-changes.ts'
import type { LedgerLine } from '../../../src/engine/ledger/ledger-line.ts'
import { refundCredit } from '../../../src/engine/ledger/refund-credit.ts'
import { reverseTransfers } from '../../../src/engine/ledger/reverse-transfers.ts'
import { settleLines } from '../../../src/engine/ledger/settle-lines.ts'
import type { Transfer } from '../../../src/engine/ledger/transfer.ts'
import { vatIn } from '../../../src/engine/ledger/vat.ts'

export const member = 'akinyi'
export const bank = cashOf('bank')
export const receivable = receivableOf(member)
export const credit = creditOf(member)
export const fees = incomeOf('fees')

/** What is kept beside the transfers. */
export interface Kept {
  readonly receivable: number
  readonly credit: number
  readonly lines: readonly LedgerLine[]
}

/** The ledger of one member: every document's transfers, and what is kept. */
export interface Book {
  readonly documents: readonly (readonly Transfer[])[]
  readonly kept: Kept
}

export const emptyBook: Book = { documents: [], kept: { receivable: 0, credit: 0, lines: [] } }

/** A book with one more document. */
function posted({ documents, kept }: Book, transfers: readonly Transfer[], made: readonly LedgerLine[] = []): Book {
  const changes = keptChanges(transfers, made[0]?.invoice)
  const lines = [...kept.lines, ...made].map((line) => {
    const change = changes.lines.find((one) => one.invoice === line.invoice && one.line === line.line)
    return change ? { ...line, paid: line.paid + change.paid, credited: line.credited + change.credited } : line
  })
  return {
    documents: [...documents, transfers],
    kept: { receivable: kept.receivable + changes.receivable, credit: kept.credit + changes.credit, lines },
  }
}

/** Bills prices that include VAT at a rate in percent. */
export function bill(book: Book, prices: readonly number[], rate: number): Book {
  const invoice = `invoice-${book.documents.length}`
  const lines = prices.map((amount, place) => {
    return { invoice, line: place + 1, item: 'fees', amount, vat: vatIn(amount, rate), paid: 0, credited: 0 }
  })
  return posted(book, billLines(member, lines), lines)
}

export const pay = (book: Book, amount: number): Book =>
  posted(book, settleLines({ profile: member, from: bank, amount }, book.kept.lines))

/** Credits a part of the line at a place, as far as something of it is left. */
export function creditPart(book: Book, place: number, amount: number): Book {
  const { lines } = book.kept
  const line = lines[place % Math.max(1, lines.length)]
  return line ? posted(book, creditLine(member, line, Math.min(amount, line.amount - line.credited))) : book
}

export const refund = (book: Book, amount: number): Book =>
  posted(book, refundCredit(member, 'bank', Math.min(amount, book.kept.credit)))

/** Reverses the document that was posted last. */
export function reverseLast(book: Book): Book {
  const last = book.documents.at(-1) ?? []
  return posted(book, reverseTransfers(`document-${book.documents.length - 1}`, last))
}

export const transfersIn = ({ documents }: Book): readonly Transfer[] => documents.flat()
