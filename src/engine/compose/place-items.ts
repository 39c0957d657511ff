import { isJsonArray, isJsonObject, ownValue } from '../json/json.ts'
import type { JsonObject, JsonValue } from '../json/json.ts'
import { placeAfter } from '../overlay/place-after.ts'
import type { Placeable } from '../overlay/place-after.ts'
import { mapItems, mapMembers } from '../schema/walk-schema.ts'

/** Part of a document with its lists, at any depth, sorted by `after`. What needs no sorting is shared. */
export function placeItems(part: JsonValue): JsonValue {
  if (isJsonObject(part)) return mapMembers(part, placeItems)
  if (!isJsonArray(part)) return part
  const list = mapItems(part, placeItems)
  return list.every(isPlaceable) && list.some(({ after }) => after !== undefined) ? placeAfter(list) : list
}

function isPlaceable(item: JsonValue): item is JsonObject & Placeable {
  if (!isJsonObject(item) || typeof ownValue(item, 'id') !== 'string') return false
  const after = ownValue(item, 'after')
  return after === undefined || after === null || typeof after === 'string'
}
