import { isJsonArray, isJsonObject } from '../../engine/json/json.ts'
import type { JsonValue } from '../../engine/json/json.ts'
import { escapeSegment } from '../../engine/json/pointer.ts'
import type { JsonPointer } from '../../engine/json/pointer.ts'

/** The pointers of everything in an answer, itself included. */
export function pointersIn(value: JsonValue | undefined, pointer: JsonPointer): readonly JsonPointer[] {
  const members = isJsonArray(value) ? value.entries() : isJsonObject(value) ? Object.entries(value) : []
  const inside = [...members].flatMap(([key, member]) => pointersIn(member, `${pointer}/${escapeSegment(String(key))}`))
  return [pointer, ...inside]
}
