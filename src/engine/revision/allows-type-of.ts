import { isJsonArray, ownValue } from '../json/json.ts'
import type { JsonObject, JsonValue } from '../json/json.ts'

/** Whether a value has the `type` that a schema declares, if any. */
export function allowsTypeOf(schema: JsonObject, value: JsonValue): boolean {
  const type = ownValue(schema, 'type')
  if (type === undefined) return true
  const types = isJsonArray(type) ? type : [type]
  return types.includes(typeOf(value)) || (types.includes('integer') && Number.isInteger(value))
}

function typeOf(value: JsonValue): string {
  if (value === null) return 'null'
  return isJsonArray(value) ? 'array' : typeof value
}
