import { isJsonArray, isJsonObject, ownValue } from '../../engine/json.ts'
import type { JsonObject, JsonValue } from '../../engine/json.ts'
import type { FieldNode } from './field-node.ts'

/**
 * The answers that a field begins with: those given, completed by the defaults that its schema declares; an outer default
 * wins over an inner one. Undefined when there are none. Islands complete themselves.
 */
export function defaultAnswers(
  node: FieldNode,
  given: JsonValue | undefined,
  outer?: JsonValue | undefined,
): JsonValue | undefined {
  const declared = outer ?? node.schema['default']
  switch (node.kind) {
    case 'object':
      return objectDefaults(
        node.groups.flatMap((group) => group.children),
        given,
        declared,
      )
    case 'array':
      return arrayDefaults(node.item, node.schema['minItems'], given ?? declared)
    case 'leaf':
    case 'island':
      return given ?? declared
  }
}

function objectDefaults(
  children: readonly FieldNode[],
  given: JsonValue | undefined,
  declared: JsonValue | undefined,
): JsonValue | undefined {
  if (given !== undefined && !isJsonObject(given)) return given
  const own: JsonObject = isJsonObject(given) ? given : {}
  const outer: JsonObject = isJsonObject(declared) ? declared : {}
  const completed = children.flatMap((child) => {
    const value = defaultAnswers(child, ownValue(own, child.name), ownValue(outer, child.name))
    return value === undefined ? [] : [[child.name, value] as const]
  })
  if (completed.length === 0) return given
  return { ...own, ...Object.fromEntries<JsonValue | undefined>(completed) }
}

/** A list has at least as many rows as it needs. */
function arrayDefaults(
  item: FieldNode,
  minItems: JsonValue | undefined,
  given: JsonValue | undefined,
): JsonValue | undefined {
  const items = isJsonArray(given) ? given : []
  const missing = item.kind === 'object' && typeof minItems === 'number' ? Math.max(0, minItems - items.length) : 0
  if (given === undefined && missing === 0) return undefined
  const rows: readonly (JsonValue | undefined)[] = [...items, ...Array.from({ length: missing }, () => undefined)]
  return rows.map((row) => defaultAnswers(item, row) ?? {})
}
