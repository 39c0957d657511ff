import { equalJson, isJsonArray, isJsonObject, ownValue } from '../../json/json.ts'
import type { JsonValue } from '../../json/json.ts'
import { formatPointer, getAt } from '../../json/pointer.ts'

/**
 * Follows a path of the composed value in a source, as far as it exists there. List items are matched by `id`, else by
 * value, because their indexes may have changed.
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

/** The index of the list's item that has the same id as the wanted one, or equals it. */
function sameItem(list: readonly JsonValue[], wanted: JsonValue | undefined): number | undefined {
  const id = isJsonObject(wanted) ? ownValue(wanted, 'id') : undefined
  const index = list.findIndex((item) =>
    id === undefined ? equalJson(item, wanted) : isJsonObject(item) && ownValue(item, 'id') === id,
  )
  return index < 0 ? undefined : index
}
