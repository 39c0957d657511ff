import type { ReadColumn, TableReader } from './table-reader.ts'

/** What a table is narrowed to: the chosen value of a filtered column, by the column's id. */
export type Narrowing = ReadonlyMap<string, string>

export const notNarrowed: Narrowing = new Map()

/** With the filter of a column set; the empty text means all. */
export function narrowedTo(narrowing: Narrowing, { id }: Pick<ReadColumn, 'id'>, value: string): Narrowing {
  const next = new Map(narrowing)
  if (value === '') next.delete(id)
  else next.set(id, value)
  return next
}

/**
 * The rows that have the chosen value in every column that is narrowed. A value that no row has any more, since the
 * last one with it was changed or removed, narrows nothing: its filter does not offer it.
 */
export function narrowRows<Row, Column extends ReadColumn>(
  rows: readonly Row[],
  narrowing: Narrowing,
  columns: readonly Column[],
  reader: TableReader<Row, Column>,
): readonly Row[] {
  const chosen = columns.flatMap((column) => {
    const value = column.filter && narrowing.get(column.id)
    return value === undefined ? [] : [{ column, value }]
  })
  const inForce = chosen.filter(({ column, value }) => rows.some((row) => filterValue(row, column, reader) === value))
  if (inForce.length === 0) return rows
  return rows.filter((row) => inForce.every(({ column, value }) => filterValue(row, column, reader) === value))
}

/** The values that the filter of a column offers: those that occur, in order; the latest year first. */
export function filterChoices<Row, Column extends ReadColumn>(
  rows: readonly Row[],
  column: Column,
  reader: TableReader<Row, Column>,
  language: string,
): readonly string[] {
  const values = new Set(rows.map((row) => filterValue(row, column, reader)))
  values.delete('')
  const { compare } = new Intl.Collator(language, { numeric: true })
  const ascending = [...values].toSorted(compare)
  return column.filter === 'year' ? ascending.toReversed() : ascending
}

/** What a filter compares: the year of a date, else what the cell says. */
function filterValue<Row, Column extends ReadColumn>(
  row: Row,
  column: Column,
  { text, value }: TableReader<Row, Column>,
): string {
  if (column.filter !== 'year') return text(row, column)
  const stored = value(row, column)
  return typeof stored === 'string' ? (/^\d{4}/.exec(stored)?.[0] ?? '') : ''
}
