import type { ReadColumn, TableReader } from './table-reader.ts'

interface Summed<Row> {
  /** A row among those that are summed: it has their currency. */
  readonly like: Row
  readonly values: number[]
}

/**
 * What the foot of a column says: its sum as its cells are written, or one for each currency, because those cannot be
 * added. Empty without a number.
 */
export function sumsOf<Row, Column extends ReadColumn>(
  rows: readonly Row[],
  column: Column,
  { text, value, withValue, currency }: TableReader<Row, Column>,
): readonly string[] {
  const sums = new Map<string, Summed<Row>>()
  for (const row of rows) {
    const stored = value(row, column)
    if (typeof stored !== 'number') continue
    const own = column.format === 'money' ? (currency?.(row) ?? '') : ''
    const sum = sums.get(own) ?? { like: row, values: [] }
    sum.values.push(stored)
    sums.set(own, sum)
  }
  return [...sums.values()].map(({ like, values }) => text(withValue(like, column, total(values)), column))
}

/** Adds decimal numbers as people do: 0.1 and 0.2 are 0.3. */
function total(values: readonly number[]): number {
  const scale = 10 ** Math.max(...values.map(decimals))
  return values.reduce((sum, value) => sum + Math.round(value * scale), 0) / scale
}

/** More than six would leave too few digits before the point. */
const mostDecimals = 6

function decimals(value: number): number {
  if (Number.isInteger(value)) return 0
  const [, after] = value.toFixed(mostDecimals).replace(/0+$/, '').split('.')
  return after?.length ?? 0
}
