interface Ordered {
  readonly sort?: 'ascending' | 'descending' | 'none'
}

/**
 * Rows in the order of the first column that declares one; those that are equal stay in the order of their source.
 *
 * @param valueOf what a row has in a column
 */
export function orderRows<Row, Column extends Ordered>(
  rows: readonly Row[],
  columns: readonly Column[],
  valueOf: (row: Row, column: Column) => unknown,
): readonly Row[] {
  const by = columns.find(({ sort }) => sort === 'ascending' || sort === 'descending')
  if (by === undefined) return rows
  const key = (row: Row) => String(valueOf(row, by) ?? '')
  const { compare } = new Intl.Collator(undefined, { numeric: true })
  const sign = by.sort === 'descending' ? -1 : 1
  return rows.toSorted((one, other) => sign * compare(key(one), key(other)))
}
