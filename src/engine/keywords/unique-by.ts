import { isJsonArray, isJsonObject, ownValue } from '../json/json.ts'
import type { JsonObject, JsonValue } from '../json/json.ts'
import { canonicalJson } from '../json/canonical-json.ts'
import type { Keyword } from './keyword.ts'

/** The fields named by `uniqueBy` or `uniqueInRecords`. */
export const fieldNamesParameter: JsonObject = {
  type: 'array',
  minItems: 1,
  uniqueItems: true,
  items: { type: 'string', minLength: 1 },
}

/**
 * `uniqueBy: ["Type"]`: no two items of the list have equal values in all these fields. Items that lack one of them are
 * not compared.
 */
export const uniqueBy: Keyword = {
  name: 'uniqueBy',
  types: ['array'],
  parameter: fieldNamesParameter,
  test: (parameter) => {
    const fields = isJsonArray(parameter) ? parameter.map(String) : []
    return (value) => {
      const duplicate = isJsonArray(value) && value.length > 1 ? firstDuplicate(value, fields) : undefined
      return duplicate === undefined || { ...duplicate, fields: fields.join(', ') }
    }
  },
}

/** A text that is equal for two items exactly when all these fields are equal; undefined when a field is missing. */
export function identityBy(item: JsonValue, fields: readonly string[]): string | undefined {
  if (!isJsonObject(item)) return undefined
  const values = fields.map((field) => ownValue(item, field))
  return values.some((value) => value === undefined || value === null || value === '')
    ? undefined
    : canonicalJson(values.map((value) => value ?? null))
}

function firstDuplicate(items: readonly JsonValue[], fields: readonly string[]): JsonObject | undefined {
  const seen = new Map<string, number>()
  for (const [index, item] of items.entries()) {
    const identity = identityBy(item, fields)
    if (identity === undefined) continue
    const first = seen.get(identity)
    if (first !== undefined) return { first, second: index }
    seen.set(identity, index)
  }
  return undefined
}
