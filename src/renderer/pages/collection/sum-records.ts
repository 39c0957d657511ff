import type { ColumnDefinition } from '../../../engine/document/collection-page.ts'
import { ownValue } from '../../../engine/json/json.ts'
import type { JsonObject } from '../../../engine/json/json.ts'
import type { CellReader } from '../../../engine/reading/read-cell.ts'

interface Summed {
  /** A record among those that are summed: it has their currency. */
  readonly like: JsonObject
  readonly values: number[]
}

/**
 * What the foot of a column says: its sum as its cells are written, or one for each currency, because those cannot be
 * added. Empty without a number.
 */
export function sumsOf(records: readonly JsonObject[], column: ColumnDefinition, cell: CellReader): readonly string[] {
  const sums = new Map<string, Summed>()
  for (const record of records) {
    const value = ownValue(record, column.field)
    if (typeof value !== 'number') continue
    const currency = column.format === 'money' ? String(ownValue(record, 'Currency_Code') ?? '') : ''
    const sum = sums.get(currency) ?? { like: record, values: [] }
    sum.values.push(value)
    sums.set(currency, sum)
  }
  return [...sums.values()].map(({ like, values }) => cell({ ...like, [column.field]: total(values) }, column))
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
