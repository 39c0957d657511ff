import { isJsonArray, isJsonObject, ownValue, withKey } from './json.ts'
import type { JsonValue } from './json.ts'

/** The path from a document's root to one of its nodes: keys of objects, indexes of lists. */
export type Location = readonly (string | number)[]

/** The JSON pointer (RFC 6901) of a location. */
export function pointerOf(location: Location): string {
  return location.map((step) => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')
}

/** The value at a location, or undefined where there is none. */
export function valueAt(document: JsonValue | undefined, location: Location): JsonValue | undefined {
  let value = document
  for (const step of location) value = childOf(value, step)
  return value
}

function childOf(value: JsonValue | undefined, step: string | number): JsonValue | undefined {
  if (isJsonArray(value)) return typeof step === 'number' ? value[step] : undefined
  return isJsonObject(value) ? ownValue(value, String(step)) : undefined
}

/** The document with the node at a location replaced; everything off that path is shared with the original. */
export function replaceAt(document: JsonValue, location: Location, value: JsonValue): JsonValue {
  const [head, ...rest] = location
  if (head === undefined) return value
  const child = replaceAt(childOf(document, head) ?? null, rest, value)
  if (isJsonArray(document)) return document.with(Number(head), child)
  return isJsonObject(document) ? withKey(document, String(head), child) : document
}

/** The document without the node at a location; later list items move up. */
export function removeAt(document: JsonValue, location: Location): JsonValue {
  const parent = location.slice(0, -1)
  const container = valueAt(document, parent)
  const last = location.at(-1)
  if (last === undefined) return document
  if (isJsonArray(container)) return replaceAt(document, parent, container.toSpliced(Number(last), 1))
  return isJsonObject(container) ? replaceAt(document, parent, withKey(container, String(last), undefined)) : document
}

/**
 * The distinct locations, in an order in which their nodes can be removed one by one: later list items before earlier
 * ones, and inner nodes before the nodes that contain them.
 */
export function removalOrder(locations: readonly Location[]): Location[] {
  return distinct(locations).toSorted((left, right) => compare(right, left))
}

/** The locations without duplicates. */
export function distinct(locations: readonly Location[]): Location[] {
  if (locations.length < 2) return [...locations]
  return [...new Map(locations.map((location) => [JSON.stringify(location), location])).values()]
}

function compare(left: Location, right: Location): number {
  for (const [i, step] of left.entries()) {
    const other = right[i]
    if (other === undefined) return 1
    if (step !== other)
      return typeof step === 'number' && typeof other === 'number' ? step - other : step < other ? -1 : 1
  }
  return left.length - right.length
}
