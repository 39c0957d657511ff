import { isJsonObject, ownValue } from '../overlay/json.ts'
import type { JsonObject } from '../overlay/json.ts'

/** JSON values are those of the overlay library, which depends on nothing else of the project. */
export { equalJson, forbiddenKeys, isJsonArray, isJsonObject, ownValue } from '../overlay/json.ts'
export type { JsonObject, JsonValue } from '../overlay/json.ts'

/** The object at a key, e.g. the `properties` of a schema; empty when the value is not an object. */
export function objectAt(parent: JsonObject | undefined, key: string): JsonObject {
  const value = parent && ownValue(parent, key)
  return isJsonObject(value) ? value : {}
}
