import type { TableFoot } from './DataTable.tsx'
import { sumsOf } from './sum-rows.ts'
import type { ReadColumn, TableReader } from './table-reader.ts'

/** The last row of a table, with the sums that its columns declare; undefined without any. */
export function footOf<Row, Column extends ReadColumn>(
  rows: readonly Row[],
  columns: readonly Column[],
  reader: TableReader<Row, Column>,
  title: string,
): TableFoot | undefined {
  const summed = columns.filter(({ sum }) => sum === true)
  if (summed.length === 0) return undefined
  const cells = summed.map((column) => [column.id, sumsOf(rows, column, reader).join('\n')])
  return { title, cells: Object.fromEntries(cells) }
}
