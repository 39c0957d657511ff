import { isJsonArray, isJsonObject, ownValue } from '../json/json.ts'
import type { JsonObject, JsonValue } from '../json/json.ts'
import { schemaTypeOf } from './needs-island.ts'
import type { ArrayNode, FieldNode, ObjectNode } from './field-node.ts'

/** The initial answers of a form: the given ones, completed by the defaults in its schema. */
export function initialAnswers(tree: FieldNode, given: JsonValue | undefined): JsonValue {
  return defaultAnswers(tree, given) ?? (tree.kind === 'object' ? {} : null)
}

/**
 * The initial answers of a field: the given ones, completed by the defaults in its schema. As in rjsf, the innermost
 * default wins, and a required object or list starts empty. Undefined when there are none. Islands add their own
 * defaults.
 * @param outer the value for this field in an enclosing default
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
      return given ?? declared
    case 'island':
      return filled(node.schema, given ?? declared)
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
      const needed = value ?? (isRequired(child, schema) ? emptyAnswer(child) : undefined)
      return needed === undefined ? [] : [[child.name, needed] as const]
    })
  if (completed.length === 0) return given
  return { ...own, ...Object.fromEntries<JsonValue | undefined>(completed) }
}

function isRequired(child: FieldNode, { required }: JsonObject): boolean {
  return isJsonArray(required) && required.includes(child.name)
}

/** Whether a field has an answer as soon as it is there, before anybody gives one. */
export function startsAnswered(node: FieldNode, isRequired: boolean): boolean {
  return defaultAnswers(node, undefined) !== undefined || (isRequired && emptyAnswer(node) !== undefined)
}

/** How a required field starts without answers; undefined for one that people have to answer. */
function emptyAnswer({ kind, schema }: FieldNode): JsonValue | undefined {
  if (kind === 'object') return {}
  return schemaTypeOf(schema) === 'array' ? [] : undefined
}

/** A list has at least its minimum number of rows. */
function arrayDefaults({ item, schema }: ArrayNode, given: JsonValue | undefined): JsonValue | undefined {
  const { minItems } = schema
  const items = isJsonArray(given) ? given : []
  const missing = item.kind === 'object' && typeof minItems === 'number' ? Math.max(0, minItems - items.length) : 0
  if (given === undefined && missing === 0) return undefined
  const rows: readonly (JsonValue | undefined)[] = [...items, ...Array.from({ length: missing }, () => undefined)]
  return rows.map((row) => defaultAnswers(item, row ?? undefined) ?? emptyRow(item))
}

/** A list of an island with its minimum number of items, which are drawn without answers; one that is picked stays. */
function filled(schema: JsonObject, answer: JsonValue | undefined): JsonValue | undefined {
  const { minItems, items, uniqueItems } = schema
  const known = answer ?? []
  const isFilledIn = schemaTypeOf(schema) === 'array' && isJsonObject(items) && uniqueItems !== true
  if (!isFilledIn || !isJsonArray(known) || typeof minItems !== 'number') return answer
  const missing = Math.max(0, minItems - known.length)
  return missing === 0 ? answer : [...known, ...Array.from({ length: missing }, () => items['default'] ?? null)]
}

/** A row without answers. */
export function newRow({ item }: ArrayNode): JsonValue {
  return defaultAnswers(item, undefined) ?? emptyRow(item)
}

function emptyRow({ kind }: FieldNode): JsonValue {
  if (kind === 'array') return []
  return kind === 'object' ? {} : ''
}
