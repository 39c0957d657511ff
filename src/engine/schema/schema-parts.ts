import { isJsonArray, isJsonObject } from '../json/json.ts'
import type { JsonObject, JsonValue } from '../json/json.ts'
import { escapeSegment } from '../json/pointer.ts'
import type { JsonPointer } from '../json/pointer.ts'

/** Keywords whose value is one subschema, a list of them, or subschemas by name. */
const single: ReadonlySet<string> = new Set([
  'additionalItems',
  'additionalProperties',
  'contains',
  'else',
  'if',
  'items',
  'not',
  'propertyNames',
  'then',
  'unevaluatedItems',
  'unevaluatedProperties',
])
const lists = ['allOf', 'anyOf', 'items', 'oneOf', 'prefixItems']
const named = ['$defs', 'definitions', 'dependencies', 'dependentSchemas', 'patternProperties', 'properties']

/**
 * The JSON pointers of all parts of a schema that decide between alternatives: each member of a `oneOf` or `anyOf` and
 * each `contains`. Parts of definitions are listed once, at the definition, so recursion ends.
 */
export function alternativeParts(schema: JsonObject): readonly JsonPointer[] {
  const found: JsonPointer[] = []
  visitSchemas(schema, '', (pointer, keyword) => {
    if (/^(?:oneOf|anyOf)\/\d+$/.test(keyword) || keyword === 'contains') found.push(pointer)
  })
  return found
}

/**
 * Visits every subschema of a schema, except the schema itself, in the schema's order.
 * @param visit receives the subschema's pointer, the keyword (and index or name) that contains it, and the subschema.
 */
export function visitSchemas(
  schema: JsonObject,
  pointer: JsonPointer,
  visit: (pointer: JsonPointer, keyword: string, part: JsonValue) => void,
): void {
  for (const [keyword, value] of Object.entries(schema)) {
    for (const [suffix, part] of subschemasOf(keyword, value)) {
      const below = `${pointer}/${escapeSegment(keyword)}${suffix}`
      visit(below, `${keyword}${suffix}`, part)
      if (isJsonObject(part)) visitSchemas(part, below, visit)
    }
  }
}

function subschemasOf(keyword: string, value: JsonValue | undefined): readonly (readonly [string, JsonValue])[] {
  if (isJsonArray(value)) return lists.includes(keyword) ? value.map((part, i) => [`/${i}`, part]) : []
  if (named.includes(keyword)) return isJsonObject(value) ? namedSchemas(value) : []
  const isSchema = isJsonObject(value) || typeof value === 'boolean'
  return isSchema && single.has(keyword) ? [['', value]] : []
}

function namedSchemas(schemas: JsonObject): readonly (readonly [string, JsonValue])[] {
  return Object.entries(schemas).flatMap(([name, part]) =>
    isJsonObject(part) || typeof part === 'boolean' ? [[`/${escapeSegment(name)}`, part] as const] : [],
  )
}
