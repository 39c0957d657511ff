import type { ReadColumn, TableReader } from './table-reader.ts'

/** Without it spreadsheets do not read UTF-8. */
const byteOrderMark = '\uFEFF'

/** Rows as comma-separated values (RFC 4180), headed by the titles of their columns. */
export function rowsAsCsv<Row, Column extends ReadColumn>(
  rows: readonly Row[],
  columns: readonly Column[],
  reader: TableReader<Row, Column>,
): string {
  const titles = columns.map(({ title }) => harmless(title))
  const lines = rows.map((row) => columns.map((column) => csvValue(row, column, reader)))
  const quotedLines = [titles, ...lines].map((line) => line.map(quoted).join(','))
  return `${byteOrderMark}${quotedLines.join('\r\n')}\r\n`
}

/** Numbers and days as they are stored, so that a spreadsheet reckons with them; else what the table shows. */
function csvValue<Row, Column extends ReadColumn>(
  row: Row,
  column: Column,
  { text, value }: TableReader<Row, Column>,
): string {
  const stored = value(row, column)
  if (typeof stored === 'number' && column.format !== 'choice') return String(stored)
  if (column.format === 'date' && typeof stored === 'string' && isDay.test(stored)) return stored
  return harmless(text(row, column))
}

const isDay = /^\d{4}-\d\d-\d\d$/

/** An apostrophe before what spreadsheets run as a formula makes it a text (OWASP, “CSV injection”). */
const harmless = (shown: string): string => (/^[=+\-@\t\r\n]/.test(shown) ? `'${shown}` : shown)

const quoted = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
