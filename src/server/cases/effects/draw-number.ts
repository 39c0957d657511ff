import type { Draw, WrittenValue } from '../../../engine/cases/model/outcome.ts'
import { formatSeries } from '../../../engine/cases/values/series-number.ts'
import type { JsonObject, JsonValue } from '../../../engine/json/json.ts'
import type { TenantTransaction } from '../../platform/database/database.ts'
import { nextNumber } from '../../platform/database/next-number.ts'

/** The next number of a series, e.g. `LIC-2026-00042`; the values of its scope have series of their own. */
export async function drawNumber(tx: TenantTransaction, { series, scope, format }: Draw): Promise<string> {
  return formatSeries(format, await nextNumber(tx, [series, ...scope].join(' ')))
}

/** What an effect writes, with the numbers drawn. */
export async function drawnValues(
  tx: TenantTransaction,
  written: Readonly<Record<string, WrittenValue>>,
): Promise<JsonObject> {
  const values: [string, JsonValue][] = []
  for (const [name, one] of Object.entries(written)) {
    values.push([name, 'value' in one ? one.value : await drawNumber(tx, one.draw)])
  }
  return Object.fromEntries(values)
}
