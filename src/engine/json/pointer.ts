import { isJsonArray, isJsonObject, ownValue } from './json.ts'
import type { JsonObject, JsonValue } from './json.ts'

/** A JSON pointer (RFC 6901) in its string form, e.g. `/contacts/0/Email`; the empty string is the whole document. */
export type JsonPointer = string

/** The pointer's segments, unescaped. */
export function parsePointer(pointer: JsonPointer): string[] {
  if (pointer === '') return []
  const segments = pointer.slice(1).split('/')
  if (!pointer.includes('~')) return segments
  return segments.map((segment) => segment.replaceAll('~1', '/').replaceAll('~0', '~'))
}

/** The pointer that names the given segments. */
export function formatPointer(segments: readonly (string | number)[]): JsonPointer {
  return segments.map((segment) => `/${escapeSegment(String(segment))}`).join('')
}

/** A segment escaped for use in a pointer. */
export function escapeSegment(segment: string): string {
  return segment.replaceAll('~', '~0').replaceAll('/', '~1')
}

const isIndex = (segment: string): boolean => /^(0|[1-9]\d*)$/.test(segment)

/** The value at a pointer, or undefined where the path leaves the document. Inherited properties are never followed. */
export function getAt(document: JsonValue | undefined, pointer: JsonPointer): JsonValue | undefined {
  let value = document
  for (const segment of parsePointer(pointer)) {
    if (isJsonArray(value)) value = isIndex(segment) ? value[Number(segment)] : undefined
    else if (isJsonObject(value)) value = ownValue(value, segment)
    else return undefined
  }
  return value
}

/**
 * The document with the value at a pointer replaced; only the nodes on the path are copied. Setting `undefined` removes
 * an object's key. Missing objects on the path are created. A list is replaced by an object if the pointer goes outside
 * the list; otherwise an entry such as 4,294,967,294 would make the list that long.
 */
export function setAt(document: JsonValue | undefined, pointer: JsonPointer, value: JsonValue | undefined): JsonValue {
  return setSegments(document, parsePointer(pointer), value) ?? {}
}

function setSegments(
  node: JsonValue | undefined,
  segments: readonly string[],
  value: JsonValue | undefined,
): JsonValue | undefined {
  const [head, ...rest] = segments
  if (head === undefined) return value
  if (isJsonArray(node) && isIndex(head) && Number(head) <= node.length) {
    const items = [...node]
    items[Number(head)] = setSegments(items[Number(head)], rest, value) ?? null
    return items
  }
  const object: JsonObject = isJsonObject(node) ? node : {}
  const changed = setSegments(ownValue(object, head), rest, value)
  const copy: Record<string, JsonValue | undefined> = { ...object }
  if (changed === undefined) delete copy[head]
  else Object.defineProperty(copy, head, { value: changed, enumerable: true, writable: true, configurable: true })
  return copy
}
