import { equalJson } from '../json/json.ts'
import type { JsonValue } from '../json/json.ts'

/**
 * Items in the order in which the layers below have them, then those that only the edited layer has: an item that comes
 * back is again where it was.
 */
export function inInheritedOrder(
  items: readonly JsonValue[],
  inherited: readonly JsonValue[],
  isSame: (one: JsonValue, other: JsonValue) => boolean = equalJson,
): readonly JsonValue[] {
  const known = inherited.flatMap((item) => items.find((one) => isSame(one, item)) ?? [])
  return [...known, ...items.filter((item) => !known.includes(item))]
}
