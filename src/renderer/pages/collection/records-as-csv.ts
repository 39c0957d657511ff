import type { ColumnDefinition } from '../../../engine/document/collection-page.ts'
import { ownValue } from '../../../engine/json/json.ts'
import type { JsonObject } from '../../../engine/json/json.ts'
import type { CellReader } from '../../../engine/reading/read-cell.ts'

/** Without it spreadsheets do not read UTF-8. */
const byteOrderMark = '\uFEFF'

/** Records as comma-separated values (RFC 4180), headed by the titles of their columns. */
export function recordsAsCsv(
  records: readonly JsonObject[],
  columns: readonly ColumnDefinition[],
  cell: CellReader,
): string {
  const titles = columns.map(({ title }) => title)
  const rows = records.map((record) => columns.map((column) => csvValue(record, column, cell)))
  const lines = [titles, ...rows].map((line) => line.map(quoted).join(','))
  return `${byteOrderMark}${lines.join('\r\n')}\r\n`
}

/** Numbers and days as they are stored, so that a spreadsheet reckons with them; else what the table shows. */
function csvValue(record: JsonObject, column: ColumnDefinition, cell: CellReader): string {
  const value = ownValue(record, column.field)
  if (typeof value === 'number' && column.format !== 'choice') return String(value)
  if (column.format === 'date' && typeof value === 'string' && isDay.test(value)) return value.slice(0, 10)
  const text = cell(record, column)
  return isFormula.test(text) ? `'${text}` : text
}

const isDay = /^\d{4}-\d\d-\d\d/

/** What spreadsheets run as a formula (OWASP, “CSV injection”); an apostrophe before it makes it a text. */
const isFormula = /^[=+\-@\t\r\n]/

const quoted = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
