import { csvOf, harmlessCell } from '../../engine/format/csv.ts'
import type { ReadColumn, TableReader } from './table-reader.ts'

/**
 * Rows as comma-separated values (RFC 4180), headed by the titles of their columns.
 *
 * @param facts columns behind these that say the same in every line
 */
export function rowsAsCsv<Row, Column extends ReadColumn>(
  rows: readonly Row[],
  columns: readonly Column[],
  reader: TableReader<Row, Column>,
  facts: readonly { readonly title: string; readonly value: string }[] = [],
): string {
  const titles = [...columns, ...facts].map(({ title }) => harmlessCell(title))
  const same = facts.map(({ value }) => harmlessCell(value))
  const lines = rows.map((row) => [...columns.map((column) => csvValue(row, column, reader)), ...same])
  return csvOf([titles, ...lines])
}

/**
 * Numbers and days as they are stored, so that a spreadsheet reckons with them; else, and of masked columns, what the
 * table shows.
 */
function csvValue<Row, Column extends ReadColumn>(
  row: Row,
  column: Column,
  { text, value }: TableReader<Row, Column>,
): string {
  if (column.masked) return harmlessCell(text(row, column))
  const stored = value(row, column)
  if (typeof stored === 'number' && column.format !== 'choice') return String(stored)
  if (column.format === 'date' && typeof stored === 'string' && isDay.test(stored)) return stored
  return harmlessCell(text(row, column))
}

const isDay = /^\d{4}-\d\d-\d\d$/
