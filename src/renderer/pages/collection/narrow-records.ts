import type { ColumnDefinition } from '../../../engine/document/collection-page.ts'
import { ownValue } from '../../../engine/json/json.ts'
import type { JsonObject } from '../../../engine/json/json.ts'
import type { CellReader } from '../../../engine/reading/read-cell.ts'

/** What a table is narrowed to: the chosen value of a filtered column, by the column's id. */
export type Narrowing = ReadonlyMap<string, string>

export const notNarrowed: Narrowing = new Map()

/** With the filter of a column set; the empty text means all. */
export function narrowedTo(narrowing: Narrowing, { id }: ColumnDefinition, value: string): Narrowing {
  const next = new Map(narrowing)
  if (value === '') next.delete(id)
  else next.set(id, value)
  return next
}

/** The records that have the chosen value in every column that is narrowed. */
export function narrowRecords(
  records: readonly JsonObject[],
  narrowing: Narrowing,
  columns: readonly ColumnDefinition[],
  cell: CellReader,
): readonly JsonObject[] {
  const chosen = columns.flatMap((column) => {
    const value = column.filter && narrowing.get(column.id)
    return value === undefined ? [] : [{ column, value }]
  })
  if (chosen.length === 0) return records
  return records.filter((record) => chosen.every(({ column, value }) => filterValue(record, column, cell) === value))
}

/** The values that the filter of a column offers: those that occur, in the order of the language; the latest year first. */
export function filterChoices(
  records: readonly JsonObject[],
  column: ColumnDefinition,
  { cell, language }: { readonly cell: CellReader; readonly language: string },
): readonly string[] {
  const values = new Set(records.map((record) => filterValue(record, column, cell)))
  values.delete('')
  const { compare } = new Intl.Collator(language, { numeric: true })
  const ascending = [...values].toSorted(compare)
  return column.filter === 'year' ? ascending.toReversed() : ascending
}

/** What a filter compares: the year of a date, else what the cell says. */
function filterValue(record: JsonObject, column: ColumnDefinition, cell: CellReader): string {
  if (column.filter !== 'year') return cell(record, column)
  const value = ownValue(record, column.field)
  return typeof value === 'string' ? (/^\d{4}/.exec(value)?.[0] ?? '') : ''
}
