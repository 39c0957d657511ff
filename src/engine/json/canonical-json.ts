import { isJsonArray, isJsonObject } from './json.ts'
import type { JsonValue } from './json.ts'

/** JSON text that is equal for structurally equal values, whatever the order of their keys. */
export function canonicalJson(value: JsonValue): string {
  if (isJsonArray(value)) return `[${value.map(canonicalJson).join(',')}]`
  if (!isJsonObject(value)) return JSON.stringify(value)
  const members = Object.entries(value)
    .toSorted(([left], [right]) => (left < right ? -1 : 1))
    .flatMap(([key, member]) => (member === undefined ? [] : [`${JSON.stringify(key)}:${canonicalJson(member)}`]))
  return `{${members.join(',')}}`
}
