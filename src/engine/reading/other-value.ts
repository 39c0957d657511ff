import { isJsonArray, isJsonObject, ownValue } from '../json/json.ts'
import type { JsonObject, JsonValue } from '../json/json.ts'

/** The answer that means "Other", as a field's `inList` or its list of choices declares it; undefined if none does. */
export function otherValue(schema: JsonObject, options: JsonObject): JsonValue | undefined {
  return [...casesOf(ownValue(schema, 'inList')), ...casesOf(ownValue(options, 'list'))]
    .map((list) => ownValue(list, 'other'))
    .find((other) => other !== undefined)
}

const casesOf = (lists: JsonValue | undefined): readonly JsonObject[] =>
  (isJsonArray(lists) ? lists : [lists]).filter(isJsonObject)
