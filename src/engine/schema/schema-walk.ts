import { isJsonArray, isJsonObject, objectAt, ownValue } from '../json/json.ts'
import type { JsonObject, JsonValue } from '../json/json.ts'
import { getAt } from '../json/pointer.ts'
import type { JsonPointer } from '../json/pointer.ts'

/** The maximum number of consecutive references; more count as circular. */
export const longestChain = 32

/** The maximum depth of nested fields in the list of fields. */
const deepest = 4

/**
 * Keywords whose subschemas apply to the same value: those in this list always, those in the next depending on the
 * answers.
 */
const unconditional = ['allOf'] as const
const alternatives = ['anyOf', 'oneOf', 'then', 'else', 'dependencies', 'dependentSchemas'] as const

/**
 * A schema with its `$ref` resolved; keywords next to the reference override it. For a dangling reference, only those
 * remain.
 */
export function resolveSchema(root: JsonObject, schema: JsonValue | undefined): JsonObject {
  let node: JsonObject = isJsonObject(schema) ? schema : {}
  for (let i = 0; i < longestChain; i += 1) {
    const reference = ownValue(node, '$ref')
    if (typeof reference !== 'string') return node
    const { $ref: _followed, ...beside } = node
    const target = referredSchema(root, reference)
    if (target === undefined) return beside
    node = Object.keys(beside).length === 0 ? target : { ...target, ...beside }
  }
  return {}
}

/** The schema in the same document that a `$ref` refers to; undefined when there is none. */
export function referredSchema(root: JsonObject, reference: string): JsonObject | undefined {
  const pointer = pointerOfReference(reference)
  const target = pointer === undefined ? undefined : getAt(root, pointer)
  return isJsonObject(target) ? target : undefined
}

/** The pointer in a `$ref` to a part of the same document; undefined for any other reference. */
export function pointerOfReference(reference: string): JsonPointer | undefined {
  if (reference !== '#' && !reference.startsWith('#/')) return undefined
  try {
    return decodeURIComponent(reference.slice(1))
  } catch {
    return undefined
  }
}

/** The schema of a property, also searched in combinations and alternatives; undefined when none has it. */
export function propertySchema(root: JsonObject, schema: JsonObject, key: string): JsonObject | undefined {
  return findIn(root, schema, (node) => {
    const properties = ownValue(node, 'properties')
    const property = isJsonObject(properties) ? ownValue(properties, key) : undefined
    return property === undefined ? undefined : resolveSchema(root, property)
  })
}

/** The names of a schema's properties, including those of its combinations and alternatives. */
export function propertyNames(root: JsonObject, schema: JsonObject): readonly string[] {
  const names = combinedSchemas(root, [schema]).flatMap((part) => Object.keys(objectAt(part, 'properties')))
  return [...new Set(names)]
}

/** The schema of a list's items (at an index, for tuples); undefined when the schema is not a list's. */
export function itemSchema(root: JsonObject, schema: JsonObject, index?: number): JsonObject | undefined {
  return findIn(root, schema, (node) => {
    const item = itemsOf(node, index ?? 0)
    return isJsonObject(item) ? resolveSchema(root, item) : undefined
  })
}

/** Whether a schema is a list's. */
export function isListSchema(root: JsonObject, schema: JsonObject): boolean {
  const type = ownValue(schema, 'type')
  if (type !== undefined) return type === 'array' || (isJsonArray(type) && type.includes('array'))
  return itemSchema(root, schema) !== undefined
}

/** The names that the schema always requires in an object. */
export function requiredNames(root: JsonObject, schema: JsonObject): ReadonlySet<string> {
  const names = combinedSchemas(root, [schema], unconditional).flatMap((part) => ownValue(part, 'required') ?? [])
  return new Set(names.filter((name) => typeof name === 'string'))
}

/**
 * The schemas with all schemas that they combine by the given keywords, references resolved, without duplicates: each
 * schema first, then its parts in declared order. Recursive references end where they started.
 */
export function combinedSchemas(
  root: JsonObject,
  schemas: readonly JsonObject[],
  keywords: readonly string[] = [...unconditional, ...alternatives],
): readonly JsonObject[] {
  const seen = new Set<JsonObject>()
  const visit = (schema: JsonObject): readonly JsonObject[] => {
    const resolved = resolveSchema(root, schema)
    if (seen.has(schema) || seen.has(resolved)) return []
    seen.add(schema).add(resolved)
    return [resolved, ...subschemas(resolved, keywords).flatMap(visit)]
  }
  return schemas.flatMap(visit)
}

/** The dotted paths of a form's fields, including those of its objects and lists, at most four levels deep. */
export function fieldPaths(root: JsonObject): readonly string[] {
  const below = (schema: JsonObject, around: readonly JsonObject[]): readonly string[] =>
    propertyNames(root, schema).flatMap((name) => {
      const field = propertySchema(root, schema, name)
      const inner = field && throughLists(root, field)
      if (inner === undefined || around.length >= deepest || around.includes(inner)) return [name]
      return [name, ...below(inner, [...around, inner]).map((path) => `${name}.${path}`)]
    })
  return below(resolveSchema(root, root), [])
}

/**
 * The schema at a field's dotted path, which continues through lists to their items; undefined when the field does not
 * exist.
 */
export function fieldSchema(root: JsonObject, path: readonly string[]): JsonObject | undefined {
  let node: JsonObject | undefined = resolveSchema(root, root)
  for (const key of path) {
    if (node === undefined) return undefined
    node = propertySchema(root, throughLists(root, node), key)
  }
  return node
}

/** The schema of the innermost items of a list, or of a list of lists; any other schema itself. */
export function throughLists(root: JsonObject, schema: JsonObject): JsonObject {
  let node = schema
  for (let i = 0; i < longestChain && isListSchema(root, node); i += 1) node = itemSchema(root, node) ?? {}
  return node
}

function itemsOf(node: JsonObject, index: number): JsonValue | undefined {
  const tuple = ownValue(node, 'prefixItems') ?? ownValue(node, 'items')
  if (isJsonArray(tuple)) return tuple[index] ?? ownValue(node, 'additionalItems') ?? ownValue(node, 'items')
  return ownValue(node, 'items')
}

function findIn<Found>(
  root: JsonObject,
  schema: JsonObject,
  find: (node: JsonObject) => Found | undefined,
): Found | undefined {
  const direct = find(resolveSchema(root, schema))
  if (direct !== undefined) return direct
  for (const part of combinedSchemas(root, [schema])) {
    const found = find(part)
    if (found !== undefined) return found
  }
  return undefined
}

function subschemas(schema: JsonObject, keywords: readonly string[]): readonly JsonObject[] {
  return keywords.flatMap((keyword) => {
    const value = ownValue(schema, keyword)
    if (isJsonArray(value)) return value.filter(isJsonObject)
    if (!isJsonObject(value)) return []
    return keyword.startsWith('depend') ? Object.values(value).filter(isJsonObject) : [value]
  })
}
