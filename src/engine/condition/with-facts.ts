import { isJsonObject } from '../json/json.ts'
import type { JsonObject, JsonValue } from '../json/json.ts'
import { setAt } from '../json/pointer.ts'

/** Values with others by their dotted names, e.g. `ledger.overdue`; a source that is not there comes to be. */
export function withFacts(values: JsonObject, facts: Readonly<Record<string, JsonValue>>): JsonObject {
  const stated = Object.entries(facts).reduce<JsonValue>(
    (found, [name, value]) => setAt(withSource(found, name), `/${name.replaceAll('.', '/')}`, value),
    values,
  )
  return isJsonObject(stated) ? stated : values
}

function withSource(values: JsonValue, name: string): JsonValue {
  const [source = ''] = name.split('.')
  return isJsonObject(values) && !Object.hasOwn(values, source) ? { ...values, [source]: {} } : values
}
