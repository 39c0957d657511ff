import type { TableRow } from '../../../imports/files/read-csv.ts'

/** The columns that are read, each with the names that it has had in M-Pesa's statements. */
const names = {
  receipt: ['Receipt No.', 'Receipt Number', 'Receipt'],
  completed: ['Completion Time', 'Completed Time'],
  status: ['Transaction Status', 'Status'],
  paidIn: ['Paid In'],
  withdrawn: ['Withdrawn', 'Paid Out'],
  account: ['A/C No.', 'Account No.'],
  details: ['Details'],
  reason: ['Reason Type'],
  party: ['Other Party Info'],
} as const
type Column = keyof typeof names

const needed = ['receipt', 'completed', 'status', 'paidIn', 'withdrawn', 'account'] as const satisfies readonly Column[]

const columns: readonly Column[] = [...needed, 'details', 'reason', 'party']

/** The row with the names of the columns, and where each stands in it. */
export interface StatementHeading {
  /** The place of the row among all. */
  readonly place: number
  /** How many columns there are. */
  readonly width: number
  /** A trimmed cell of a row; empty where there is no such column. */
  readonly cell: (row: TableRow, column: Column) => string
  /** The column's name in this file; null without one. */
  readonly title: (column: Column) => string | null
}

/** Letters and digits alone, in lower case: names of columns differ in dots and spaces. */
const plain = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]/g, '')

const placeIn = (cells: readonly string[], column: Column): number => {
  const known = names[column].map(plain)
  return cells.findIndex((cell) => known.includes(plain(cell)))
}

/** How many known columns make a row the heading, rather than a line of the preamble. */
const telling = 3

/** Finds the heading after the preamble. `missing` is the name of a column that it has to have and lacks. */
export function statementHeading(
  rows: readonly TableRow[],
): StatementHeading | { readonly missing: string } | undefined {
  const place = rows.findIndex(({ cells }) => columns.filter((column) => placeIn(cells, column) >= 0).length >= telling)
  const cells = rows[place]?.cells
  if (cells === undefined) return undefined
  const places = new Map(columns.map((column) => [column, placeIn(cells, column)]))
  const missing = needed.find((column) => (places.get(column) ?? -1) < 0)
  if (missing !== undefined) return { missing: names[missing][0] }
  return {
    place,
    width: cells.findLastIndex((cell) => cell.trim() !== '') + 1,
    cell: (row, column) => (row.cells[places.get(column) ?? -1] ?? '').trim(),
    title: (column) => cells[places.get(column) ?? -1]?.trim() ?? null,
  }
}
