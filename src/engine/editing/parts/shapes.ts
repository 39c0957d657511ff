import { isJsonArray, isJsonObject, objectAt, ownValue } from '../../json/json.ts'
import type { JsonObject, JsonValue } from '../../json/json.ts'
import { getAt } from '../../json/pointer.ts'

/** A meta-schema, of which `schemas` are those that a value has to satisfy. */
export interface Shape {
  readonly root: JsonObject
  readonly schemas: readonly JsonObject[]
}

/** The shape of a whole part, by its meta-schema. */
export const shapeOf = (root: JsonObject): Shape => ({ root, schemas: [root] })

/**
 * The schemas that say something of a value: behind references into the same meta-schema, of all groups, and of
 * alternatives those that the value may be by what it has already, such as its `kind`.
 */
export function schemasFor({ root, schemas }: Shape, value: JsonValue | undefined): readonly JsonObject[] {
  return schemas.flatMap((schema) => expanded(root, schema, value, 0))
}

/** So that a schema that refers to itself ends. */
const deepest = 8

function expanded(
  root: JsonObject,
  schema: JsonValue | undefined,
  value: JsonValue | undefined,
  depth: number,
): readonly JsonObject[] {
  if (!isJsonObject(schema) || depth > deepest) return []
  const inner = (other: JsonValue | undefined) => expanded(root, other, value, depth + 1)
  const reference = ownValue(schema, '$ref')
  const referred = typeof reference === 'string' && reference.startsWith('#') ? getAt(root, reference.slice(1)) : null
  const condition = ownValue(schema, 'if')
  const branch = condition === undefined ? undefined : ownValue(schema, mayBe(condition, value) ? 'then' : 'else')
  const alternatives = ['oneOf', 'anyOf'].flatMap((key) =>
    membersAt(schema, key).filter((one) => fits(root, one, value)),
  )
  return [
    schema,
    ...inner(referred ?? undefined),
    ...[...membersAt(schema, 'allOf'), ...alternatives, branch].flatMap(inner),
  ]
}

const membersAt = (schema: JsonObject, key: string): readonly JsonValue[] => {
  const list = ownValue(schema, key)
  return isJsonArray(list) ? list : []
}

/** Whether a value may be an alternative: nothing that it has contradicts it. */
function fits(root: JsonObject, schema: JsonValue, value: JsonValue | undefined): boolean {
  const reference = isJsonObject(schema) ? ownValue(schema, '$ref') : undefined
  const referred = typeof reference === 'string' && reference.startsWith('#') ? getAt(root, reference.slice(1)) : schema
  return mayBe(referred, value)
}

function mayBe(schema: JsonValue | undefined, value: JsonValue | undefined): boolean {
  if (!isJsonObject(schema)) return true
  const type = ownValue(schema, 'type')
  if (typeof type === 'string' && value !== undefined && typeof value !== nativeType(type)) return false
  const members = Object.entries(objectAt(schema, 'properties'))
  if (!isJsonObject(value)) return members.length === 0
  return members.every(([name, declared]) => {
    const [constant, member] = [isJsonObject(declared) ? ownValue(declared, 'const') : undefined, ownValue(value, name)]
    return constant === undefined || member === constant
  })
}

const nativeType = (type: string): string =>
  type === 'integer' ? 'number' : type === 'array' || type === 'null' ? 'object' : type

/** The shape of a member of an object. */
export function memberShape(shape: Shape, value: JsonValue | undefined, name: string): Shape {
  const schemas = schemasFor(shape, value).flatMap((schema) => {
    const declared = ownValue(objectAt(schema, 'properties'), name) ?? ownValue(schema, 'additionalProperties')
    return isJsonObject(declared) ? [declared] : []
  })
  return { root: shape.root, schemas }
}

/** The shape of the items of a list. */
export function itemShape(shape: Shape, list: JsonValue | undefined): Shape {
  const schemas = schemasFor(shape, list).flatMap((schema) => {
    const items = ownValue(schema, 'items')
    return isJsonObject(items) ? [items] : []
  })
  return { root: shape.root, schemas }
}

/** The names that an object may have, in the order in which they are declared. */
export const declaredNames = (schemas: readonly JsonObject[]): readonly string[] => [
  ...new Set(schemas.flatMap((schema) => Object.keys(objectAt(schema, 'properties')))),
]

/** The first value of a keyword among some schemas. */
export const firstOf = (schemas: readonly JsonObject[], keyword: string): JsonValue | undefined =>
  schemas.map((schema) => ownValue(schema, keyword)).find((value) => value !== undefined)

/** The names that a schema requires. */
export function requiredMembers(schema: JsonObject): readonly string[] {
  const names = ownValue(schema, 'required')
  return isJsonArray(names) ? names.map(String) : []
}
