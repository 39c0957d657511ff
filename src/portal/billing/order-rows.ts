import type { RowsColumn } from '../../engine/document/rows-page.ts'
import type { AccountRow } from './account-row.ts'

/** Rows in the order of the first column that declares one; those that are equal stay in the order of their source. */
export function orderRows(rows: readonly AccountRow[], columns: readonly RowsColumn[]): readonly AccountRow[] {
  const by = columns.find(({ sort }) => sort !== undefined)
  if (by === undefined) return rows
  const key = (row: AccountRow) => String(row[by.field] ?? '')
  const { compare } = new Intl.Collator(undefined, { numeric: true })
  const sign = by.sort === 'descending' ? -1 : 1
  return rows.toSorted((one, other) => sign * compare(key(one), key(other)))
}
