import { isJsonArray, isJsonObject, ownValue } from '../json/json.ts'
import type { JsonObject, JsonValue } from '../json/json.ts'
import type { ArrayNode, FieldNode, ObjectNode } from './field-node.ts'

/** The answers that a form begins with: those given, completed by the defaults that its schema declares. */
export function initialAnswers(tree: FieldNode, given: JsonValue | undefined): JsonValue {
  return defaultAnswers(tree, given) ?? (tree.kind === 'object' ? {} : null)
}

/**
 * The answers that a field begins with: those given, completed by the defaults that its schema declares. As in rjsf, the
 * innermost default wins and an object that is required begins as an empty one. Undefined when there are none. Islands
 * complete themselves.
 * @param outer what a default further out says for this field
 */
export function defaultAnswers(
  node: FieldNode,
  given: JsonValue | undefined,
  outer?: JsonValue,
): JsonValue | undefined {
  const declared = node.schema['default'] ?? outer
  switch (node.kind) {
    case 'object':
      return objectDefaults(node, given, declared)
    case 'array':
      return arrayDefaults(node, given ?? declared)
    case 'leaf':
    case 'island':
      return given ?? declared
  }
}

function objectDefaults(
  { groups, schema }: ObjectNode,
  given: JsonValue | undefined,
  declared: JsonValue | undefined,
): JsonValue | undefined {
  if (given !== undefined && !isJsonObject(given)) return given
  const own: JsonObject = given ?? {}
  const outer: JsonObject = isJsonObject(declared) ? declared : {}
  const completed = groups
    .flatMap((group) => group.children)
    .flatMap((child) => {
      const value = defaultAnswers(child, ownValue(own, child.name), ownValue(outer, child.name))
      const needed = value ?? (isRequiredObject(child, schema) ? {} : undefined)
      return needed === undefined ? [] : [[child.name, needed] as const]
    })
  if (completed.length === 0) return given
  return { ...own, ...Object.fromEntries<JsonValue | undefined>(completed) }
}

function isRequiredObject(child: FieldNode, { required }: JsonObject): boolean {
  return child.kind === 'object' && isJsonArray(required) && required.includes(child.name)
}

/** A list has at least as many rows as it needs. */
function arrayDefaults({ item, schema }: ArrayNode, given: JsonValue | undefined): JsonValue | undefined {
  const { minItems } = schema
  const items = isJsonArray(given) ? given : []
  const missing = item.kind === 'object' && typeof minItems === 'number' ? Math.max(0, minItems - items.length) : 0
  if (given === undefined && missing === 0) return undefined
  const rows: readonly (JsonValue | undefined)[] = [...items, ...Array.from({ length: missing }, () => undefined)]
  return rows.map((row) => defaultAnswers(item, row ?? undefined) ?? emptyRow(item))
}

/** A row in which nothing is answered yet. */
export function newRow({ item }: ArrayNode): JsonValue {
  return defaultAnswers(item, undefined) ?? emptyRow(item)
}

function emptyRow({ kind }: FieldNode): JsonValue {
  if (kind === 'array') return []
  return kind === 'object' ? {} : ''
}
