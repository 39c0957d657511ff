import { isJsonArray, isJsonObject } from '../json/json.ts'
import type { JsonObject, JsonValue } from '../json/json.ts'

/** Keywords whose members the author names, so a member's name is not a keyword. */
const named = new Set(['properties', 'patternProperties', '$defs', 'definitions', 'dependentSchemas'])
/** Keywords whose values are data, not schemas. */
const data = new Set(['const', 'enum', 'default', 'examples'])

/**
 * A schema with each of its (sub)schemas passed through `change`, outermost first; unchanged parts are shared.
 * @param change returns the replacement for the schema at `path`
 */
export function mapSchemas(
  node: JsonValue,
  change: (schema: JsonObject, path: readonly string[]) => JsonObject,
  path: readonly string[] = [],
): JsonValue {
  if (isJsonArray(node)) return mapItems(node, (item, i) => mapSchemas(item, change, [...path, String(i)]))
  if (!isJsonObject(node)) return node
  return mapMembers(change(node, path), (member, key) => {
    if (data.has(key)) return member
    if (!named.has(key) || !isJsonObject(member)) return mapSchemas(member, change, [...path, key])
    return mapMembers(member, (schema, name) => mapSchemas(schema, change, [...path, key, name]))
  })
}

/** An object with each member passed through `change`; the object itself when none changes. */
export function mapMembers(object: JsonObject, change: (member: JsonValue, key: string) => JsonValue): JsonObject {
  const entries = Object.entries(object).map(([key, member]): [string, JsonValue | undefined] => [
    key,
    member === undefined ? undefined : change(member, key),
  ])
  return entries.every(([key, member]) => member === object[key]) ? object : Object.fromEntries(entries)
}

/** A list with each item passed through `change`; the list itself when none changes. */
export function mapItems(
  list: readonly JsonValue[],
  change: (item: JsonValue, index: number) => JsonValue,
): readonly JsonValue[] {
  const items = list.map(change)
  return items.every((item, i) => item === list[i]) ? list : items
}
