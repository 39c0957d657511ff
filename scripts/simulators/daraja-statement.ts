/** A row of a statement as M-Pesa's portal for organisations writes it; what is left out is as of a payment. */
export interface StatementRow {
  readonly receipt: string
  /** `DD-MM-YYYY HH:mm:ss` or `YYYY-MM-DD HH:mm:ss` in Nairobi. */
  readonly completed?: string
  readonly status?: string
  /** As it is written, such as `1,500.00`. */
  readonly paidIn?: string
  readonly withdrawn?: string
  readonly account?: string
  readonly reason?: string
  readonly payer?: string
  readonly details?: string
}

/** What a statement is of, and how its file is written. */
export interface StatementFile {
  readonly shortcode: string
  readonly from?: string
  readonly to?: string
  readonly separator?: ',' | ';'
  readonly lineEnd?: '\n' | '\r\n'
  /** The places of the columns in the file; as the portal has them without any. */
  readonly order?: readonly number[]
}

const titles = [
  'Receipt No.',
  'Completion Time',
  'Initiation Time',
  'Details',
  'Transaction Status',
  'Paid In',
  'Withdrawn',
  'Balance',
  'Balance Confirmed',
  'Reason Type',
  'Other Party Info',
  'Linked Transaction ID',
  'A/C No.',
]

/** How many columns a statement has. */
export const statementWidth = titles.length

const defaultTime = '03-03-2026 10:15:30'

function cellsOf(row: StatementRow): readonly string[] {
  const { receipt, completed = defaultTime, status = 'Completed', withdrawn = '', account = '' } = row
  const { paidIn = withdrawn === '' ? '100.00' : '', reason = 'Pay Bill' } = row
  const { payer = '254712***678 - ADA EXAMPLE', details = `Pay Bill from ${payer} Acc. ${account}` } = row
  const paid = [completed, completed, details, status, paidIn, withdrawn, '10,000.00', 'true']
  return [receipt, ...paid, reason, payer, '', account]
}

/** The text of a statement's file. */
export function darajaStatement(
  { shortcode, from = '01-03-2026 00:00:00', to = '31-03-2026 23:59:59', ...written }: StatementFile,
  rows: readonly StatementRow[],
): string {
  const { separator = ',', lineEnd = '\r\n', order = titles.map((_, place) => place) } = written
  const ordered = (cells: readonly string[]) => order.map((place) => cells[place] ?? '')
  const quoted = (cell: string) => (/[",;\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)
  const lines = [
    ['Account Holder:', `${shortcode} - EXAMPLE SOCIETY`],
    ['Short Code:', shortcode],
    ['Account:', 'Utility Account'],
    ['Time Period:', `From ${from} To ${to}`],
    ['Operator:', 'example.operator'],
    [],
    ordered(titles),
    ...rows.map((row) => ordered(cellsOf(row))),
  ]
  return `\uFEFF${lines.map((cells) => cells.map(quoted).join(separator)).join(lineEnd)}${lineEnd}`
}
