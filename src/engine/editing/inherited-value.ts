import { isJsonArray, isJsonObject, ownValue } from '../json/json.ts'
import type { JsonObject, JsonValue } from '../json/json.ts'
import { formatPointer, parsePointer } from '../json/pointer.ts'
import type { JsonPointer } from '../json/pointer.ts'
import { itemNames } from '../translate/item-names.ts'

/**
 * The place at which the layers below have what is at a pointer into the document: list items are found by their names,
 * not by their index. Undefined where they have no such place.
 */
export function inheritedPointer(
  document: JsonObject,
  inherited: JsonObject,
  pointer: JsonPointer,
): JsonPointer | undefined {
  let [node, below]: readonly (JsonValue | undefined)[] = [document, inherited]
  const place: string[] = []
  for (const segment of parsePointer(pointer)) {
    const step = isJsonArray(node) ? indexBelow(node, below, Number(segment)) : segment
    if (step === undefined) return undefined
    place.push(step)
    node = childOf(node, segment)
    below = childOf(below, step)
  }
  return formatPointer(place)
}

function indexBelow(list: readonly JsonValue[], below: JsonValue | undefined, index: number): string | undefined {
  const name = itemNames(list)[index]
  const found = isJsonArray(below) && name !== undefined ? itemNames(below).indexOf(name) : -1
  return found < 0 ? undefined : String(found)
}

function childOf(node: JsonValue | undefined, step: string): JsonValue | undefined {
  if (isJsonArray(node)) return node[Number(step)]
  return isJsonObject(node) ? ownValue(node, step) : undefined
}
