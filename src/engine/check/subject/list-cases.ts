import { isJsonArray } from '../../json/json.ts'
import type { JsonValue } from '../../json/json.ts'
import type { JsonPointer } from '../../json/pointer.ts'

/** The reference list that `inList` or a field's choices name, or each of several, with its relative pointer. */
export function listCases(
  value: JsonValue | undefined,
): readonly (readonly [list: JsonValue | undefined, at: JsonPointer])[] {
  return isJsonArray(value) ? value.map((list, i) => [list, `/${i}`] as const) : [[value, '']]
}
