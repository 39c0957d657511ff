import type { ColumnDefinition, SortDirection } from '../../../engine/document/collection-page.ts'
import { ownValue } from '../../../engine/json/json.ts'
import type { JsonObject } from '../../../engine/json/json.ts'
import { formatOf } from '../../../engine/reading/column-formats.ts'
import type { CellReader } from '../../../engine/reading/read-cell.ts'

/** The column that a table is sorted by, and which way. */
export interface TableOrder {
  readonly column: ColumnDefinition
  readonly direction: SortDirection
}

/** The initial order of a table: as one of its columns declares, otherwise as its records are stored. */
export function declaredOrder(columns: readonly ColumnDefinition[]): TableOrder | undefined {
  return columns.flatMap((column) => {
    const { sort = 'none' } = column
    return sort === 'none' ? [] : [{ column, direction: sort }]
  })[0]
}

/** The order after a column's heading is pressed: ascending, descending, then as stored again. */
export function nextOrder(order: TableOrder | undefined, column: ColumnDefinition): TableOrder | undefined {
  if (order?.column.id !== column.id) return { column, direction: 'ascending' }
  return order.direction === 'ascending' ? { column, direction: 'descending' } : undefined
}

/**
 * Sorts records: numbers by value, dates by day, durations by length, everything else as text in the order of the
 * language, where 9 comes before 10. Records without an answer come last either way; equal ones stay as they are
 * stored.
 */
export function sortRecords(
  records: readonly JsonObject[],
  { column, direction }: TableOrder,
  { cell, language }: { readonly cell: CellReader; readonly language: string },
): readonly JsonObject[] {
  const { compare } = new Intl.Collator(language, { numeric: true, sensitivity: 'base' })
  const sign = direction === 'ascending' ? 1 : -1
  const keyed = records.map((record) => ({ record, key: sortKey(record, column, cell) }))
  const inOrder = keyed.toSorted(({ key: one }, { key: other }) => {
    if (one === '' || other === '') return Number(one === '') - Number(other === '')
    if (typeof one === 'number' && typeof other === 'number') return sign * (one - other)
    return sign * compare(String(one), String(other))
  })
  return inOrder.map(({ record }) => record)
}

function sortKey(record: JsonObject, column: ColumnDefinition, cell: CellReader): string | number {
  // Another order than that of what is shown would say more than it.
  if (column.masked) return cell(record, column)
  const value = ownValue(record, column.field)
  if (typeof value === 'number' && column.format !== 'choice') return value
  const key = typeof value === 'string' && value !== '' ? formatOf(column).sortKey?.(value) : undefined
  return key ?? cell(record, column)
}
