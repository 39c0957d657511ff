import type { LineFault } from '../../../../contract/statement-names.ts'
import { csvOf } from '../../../../engine/format/csv.ts'
import type { TableRow } from '../../../imports/files/read-csv.ts'
import type { FaultyLine, LineKind, ReadStatement, StatementLine } from '../../statement-line.ts'
import { darajaCurrency } from '../daraja-post.ts'
import { statementHeading } from './statement-heading.ts'
import type { StatementHeading } from './statement-heading.ts'
import { periodOf, shortcodeOf } from './statement-preamble.ts'
import { centsIn, timeIn } from './statement-values.ts'

/** M-Pesa's numbers are of ten letters and digits. */
const receiptForm = /^[A-Z0-9]{8,12}$/

/** How far the clocks of provider and server may differ; milliseconds. */
const clockDifference = 60 * 60_000

/** The lines of a statement from M-Pesa's portal for organisations: a preamble, a heading, and a row for each. */
export function readDarajaStatement(rows: readonly TableRow[], now: Date): ReadStatement {
  const heading = statementHeading(rows)
  if (heading === undefined) return { refused: 'no-heading' }
  if ('missing' in heading) return { refused: 'no-column', column: heading.missing }
  const preamble = rows.slice(0, heading.place)
  const shortcode = shortcodeOf(preamble)
  if (shortcode === undefined) return { refused: 'no-shortcode' }
  const lines: StatementLine[] = []
  const faulty: FaultyLine[] = []
  const received = new Set<string>()
  for (const row of rows.slice(heading.place + 1)) {
    if (isRemark(heading, row)) continue
    const read = lineIn(heading, row, now)
    const isTwice = 'receipt' in read && read.kind === 'received' && received.has(read.receipt)
    if ('fault' in read) faulty.push(read)
    else if (isTwice) faulty.push(faultIn(row, 'twice', heading.title('receipt')))
    else lines.push(read)
    if ('receipt' in read && read.kind === 'received') received.add(read.receipt)
  }
  return { shortcode, period: periodOf(preamble), lines, faulty }
}

/** A closing balance or the like: a word or two, and neither number nor time of a transaction. */
const isRemark = ({ cell }: StatementHeading, row: TableRow): boolean =>
  row.cells.filter((text) => text.trim() !== '').length <= 2 &&
  !receiptForm.test(cell(row, 'receipt')) &&
  timeIn(cell(row, 'completed')) === undefined

const rawOf = ({ cells }: TableRow): string => csvOf([cells]).trim()

const faultIn = (row: TableRow, fault: LineFault, column: string | null): FaultyLine => ({
  line: row.line,
  fault,
  column,
  raw: rawOf(row),
})

function lineIn(heading: StatementHeading, row: TableRow, now: Date): StatementLine | FaultyLine {
  const { cell, title, width } = heading
  const hasMore = row.cells.slice(width).some((text) => text.trim() !== '')
  if (hasMore || row.cells.length < width) return faultIn(row, 'cells', null)
  const receipt = cell(row, 'receipt').toUpperCase()
  if (!receiptForm.test(receipt)) return faultIn(row, 'receipt', title('receipt'))
  const at = timeIn(cell(row, 'completed'))
  if (at === undefined) return faultIn(row, 'time', title('completed'))
  if (at.getTime() > now.getTime() + clockDifference) return faultIn(row, 'time-to-come', title('completed'))
  const status = cell(row, 'status').toLowerCase()
  if (status === '') return faultIn(row, 'status', title('status'))
  const paidIn = centsIn(cell(row, 'paidIn'))
  const withdrawn = centsIn(cell(row, 'withdrawn'))
  if (paidIn === undefined || paidIn < 0) return faultIn(row, 'amount', title('paidIn'))
  if (withdrawn === undefined) return faultIn(row, 'amount', title('withdrawn'))
  const isCompleted = status === 'completed'
  // What went out is written with a minus or without.
  if (isCompleted && (paidIn === 0) === (withdrawn === 0)) return faultIn(row, 'amount', title('paidIn'))
  return {
    line: row.line,
    kind: isCompleted ? kindOf(cell(row, 'reason') || cell(row, 'details'), paidIn > 0) : 'incomplete',
    receipt,
    at,
    amount: paidIn > 0 ? paidIn : Math.abs(withdrawn),
    currency: darajaCurrency,
    account: cell(row, 'account'),
    payer: cell(row, 'party'),
    details: cell(row, 'details'),
    raw: rawOf(row),
  }
}

/** What a completed line is, by the reason that the provider gives, or else by the beginning of its details. */
function kindOf(reason: string, isPaidIn: boolean): LineKind {
  if (/^[\w\s]{0,40}reversal|^reversed/i.test(reason)) return 'reversal'
  if (isPaidIn) return 'received'
  return /charge|fee|tariff/i.test(reason) ? 'charge' : 'withdrawal'
}
