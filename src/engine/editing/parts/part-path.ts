import { isJsonArray, isJsonObject, ownValue } from '../../json/json.ts'
import type { JsonObject, JsonValue } from '../../json/json.ts'
import { formatPointer } from '../../json/pointer.ts'
import type { JsonPointer } from '../../json/pointer.ts'

/**
 * The way to a part of a document that holds while items are moved: names of members, and items of lists by their
 * names, e.g. `list`, `items`, `FIRM`; an item without a name by its position, e.g. `#2`.
 */
export type PartPath = readonly string[]

/** The properties that may name the items of a list, the first that all of them have. */
export function namingKey(items: readonly JsonValue[], keys: readonly string[]): string | undefined {
  return keys.find((key) => {
    const names = items.map((item) => (isJsonObject(item) ? ownValue(item, key) : undefined))
    return names.every((name) => typeof name === 'string') && new Set(names).size === names.length
  })
}

/** The steps to the items of a list, in its order. */
export function itemSteps(items: readonly JsonValue[], keys: readonly string[]): readonly string[] {
  const key = namingKey(items, keys)
  return items.map((item, i) =>
    key === undefined || !isJsonObject(item) ? `#${i}` : String(ownValue(item, key) ?? `#${i}`),
  )
}

/** Where a path leads now; undefined when the part was taken away. */
export function pointerAlongPart(
  document: JsonObject,
  path: PartPath,
  keys: readonly string[],
): JsonPointer | undefined {
  let node: JsonValue | undefined = document
  const segments: string[] = []
  for (const step of path) {
    const segment: string = isJsonArray(node) ? String(itemSteps(node, keys).indexOf(step)) : step
    node = childAt(node, segment)
    if (node === undefined) return undefined
    segments.push(segment)
  }
  return formatPointer(segments)
}

function childAt(node: JsonValue | undefined, segment: string): JsonValue | undefined {
  if (isJsonArray(node)) return node[Number(segment)]
  return isJsonObject(node) ? ownValue(node, segment) : undefined
}
