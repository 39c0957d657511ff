import { isJsonArray, isJsonObject } from '../json/json.ts'
import type { JsonObject, JsonValue } from '../json/json.ts'
import { mapMembers } from '../schema/walk-schema.ts'
import type { Work } from './adopted.ts'
import { modernSchema } from './modern-schema.ts'
import { isRecursive, referenced } from './references.ts'

const named = ['properties', 'patternProperties', 'dependentSchemas']
const single = ['items', 'contains', 'not', 'if', 'then', 'else', 'propertyNames']
const lists = ['allOf', 'anyOf', 'oneOf']

/**
 * A pasted schema that tests a value without declaring fields (`if`, `not`, `contains`): nothing in it is closed or
 * gets a type, and references are written out.
 * @param idOf the id of a field of the tested object
 */
export function testSchema(
  written: JsonValue | undefined,
  work: Work,
  idOf: (name: string) => string | undefined = (name) => name,
): JsonObject {
  if (written === false) return { not: {} }
  const modern = modernSchema(written)
  const { $ref, ...beside } = modern
  const target = typeof $ref === 'string' && !isRecursive(work.root, $ref) ? referenced(work.root, $ref) : undefined
  const schema = target === undefined ? beside : { ...beside, allOf: [...listOf(beside['allOf']), target] }
  const inner = (part: JsonValue): JsonValue => testSchema(part, work)
  const same = (part: JsonValue): JsonValue => testSchema(part, work, idOf)
  const rename = (names: JsonValue): JsonValue => listOf(names).map((name) => idOf(String(name)) ?? name)
  const change = (value: JsonValue, key: string): JsonValue => {
    if (key === 'properties' && isJsonObject(value)) return renamedMembers(mapMembers(value, inner), idOf)
    if (key === 'required') return rename(value)
    if (named.includes(key) && isJsonObject(value)) return mapMembers(value, inner)
    if (lists.includes(key)) return listOf(value).map(same)
    if (single.includes(key)) return key === 'items' || key === 'contains' ? inner(value) : same(value)
    return value
  }
  const known = Object.entries(schema).filter(
    ([key]) => work.vocabulary.keywords.has(key) && key !== 'additionalProperties',
  )
  return mapMembers(Object.fromEntries(known.filter(([key]) => !annotations.has(key))), change)
}

const annotations = new Set(['title', 'description', 'default', 'examples', '$schema', '$defs', '$comment'])

const listOf = (value: JsonValue | undefined): readonly JsonValue[] => (isJsonArray(value) ? value : [])

const renamedMembers = (object: JsonObject, idOf: (name: string) => string | undefined): JsonObject =>
  Object.fromEntries(Object.entries(object).map(([name, value]) => [idOf(name) ?? name, value]))
