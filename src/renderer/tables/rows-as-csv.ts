import type { ReadColumn, TableReader } from './table-reader.ts'

/** Without it spreadsheets do not read UTF-8. */
const byteOrderMark = '\uFEFF'

/** Rows as comma-separated values (RFC 4180), headed by the titles of their columns. */
export function rowsAsCsv<Row, Column extends ReadColumn>(
  rows: readonly Row[],
  columns: readonly Column[],
  reader: TableReader<Row, Column>,
): string {
  const titles = columns.map(({ title }) => title)
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
  const shown = text(row, column)
  return isFormula.test(shown) ? `'${shown}` : shown
}

const isDay = /^\d{4}-\d\d-\d\d$/

/** What spreadsheets run as a formula (OWASP, “CSV injection”); an apostrophe before it makes it a text. */
const isFormula = /^[=+\-@\t\r\n]/

const quoted = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
