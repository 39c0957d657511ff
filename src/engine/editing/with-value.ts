import { isJsonArray, isJsonObject } from '../json/json.ts'
import type { JsonObject, JsonValue } from '../json/json.ts'
import { formatPointer, getAt, parsePointer, setAt } from '../json/pointer.ts'
import type { JsonPointer } from '../json/pointer.ts'

/**
 * The document with a value set at a pointer, or taken away by undefined. Objects and lists that it leaves empty go
 * too, unless the layers below have them.
 */
export function withValue(
  document: JsonObject,
  inherited: JsonObject,
  pointer: JsonPointer,
  value: JsonValue | undefined,
): JsonObject {
  const set = setAt(document, pointer, value)
  const changed = isJsonObject(set) ? set : document
  const around = formatPointer(parsePointer(pointer).slice(0, -1))
  const isLeft = value === undefined && around !== '' && getAt(inherited, around) === undefined
  return isLeft && isEmpty(getAt(changed, around)) ? withValue(changed, inherited, around, undefined) : changed
}

/** The document with a list at a pointer; an empty one is taken away unless the layers below have it. */
export function withList(
  document: JsonObject,
  inherited: JsonObject,
  pointer: JsonPointer,
  list: readonly JsonValue[],
): JsonObject {
  const isLeft = list.length === 0 && getAt(inherited, pointer) === undefined
  return withValue(document, inherited, pointer, isLeft ? undefined : list)
}

/** The list at a pointer; empty when there is none. */
export function listAt(document: JsonObject, pointer: JsonPointer): readonly JsonValue[] {
  const list = getAt(document, pointer)
  return isJsonArray(list) ? list : []
}

function isEmpty(value: JsonValue | undefined): boolean {
  return isJsonObject(value) && Object.keys(value).length === 0
}
