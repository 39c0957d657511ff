import { equalJson, isJsonArray, isJsonObject, ownValue } from '../../json/json.ts'
import type { JsonValue } from '../../json/json.ts'
import { formatPointer, getAt } from '../../json/pointer.ts'

/**
 * The way through a source that leads to what stands at the end of a way through the composed value, as far as the source
 * goes. A list's item is found again by its `id`, else by its value: its index may have changed.
 */
export function followSame(
  source: JsonValue | undefined,
  composed: JsonValue | undefined,
  segments: readonly string[],
): readonly (string | number)[] {
  const [head, ...rest] = segments
  if (head === undefined) return []
  const next = getAt(composed, formatPointer([head]))
  const key = isJsonArray(source) ? sameItem(source, next) : head
  const below = key === undefined ? undefined : getAt(source, formatPointer([key]))
  return key === undefined || below === undefined ? [] : [key, ...followSame(below, next, rest)]
}

/** The index of the list's item that has the id of the wanted one, or equals it. */
function sameItem(list: readonly JsonValue[], wanted: JsonValue | undefined): number | undefined {
  const id = isJsonObject(wanted) ? ownValue(wanted, 'id') : undefined
  const index = list.findIndex((item) =>
    id === undefined ? equalJson(item, wanted) : isJsonObject(item) && ownValue(item, 'id') === id,
  )
  return index < 0 ? undefined : index
}
