import { isJsonArray, isJsonObject, ownValue } from '../json/json.ts'
import type { JsonObject, JsonValue } from '../json/json.ts'

type Change = (schema: JsonObject) => JsonObject

const without = (schema: JsonObject, ...keys: readonly string[]): JsonObject =>
  Object.fromEntries(Object.entries(schema).filter(([key]) => !keys.includes(key)))

/** A keyword under its present name, unless that is there too. */
const renamed =
  (before: string, after: string, change: (value: JsonValue) => JsonValue = (value) => value): Change =>
  (schema) => {
    const value = ownValue(schema, before)
    return value === undefined ? schema : { [after]: change(value), ...without(schema, before) }
  }

/** Older and other spellings of what JSON Schema 2020-12 says, each changed by itself. */
const changes: readonly Change[] = [
  renamed('example', 'examples', (example) => [example]),
  renamed('readonly', 'readOnly'),
  renamed('divisibleBy', 'multipleOf'),
  limit('exclusiveMinimum', 'minimum'),
  limit('exclusiveMaximum', 'maximum'),
  nullable,
  tuple,
  dependencies,
  (schema) => (isJsonArray(ownValue(schema, 'required')) ? schema : without(schema, 'required')),
  (schema) => (isJsonArray(schema['examples'] ?? []) ? schema : { ...schema, examples: [schema['examples'] ?? ''] }),
  (schema) => (schema['multipleOf'] === 0 ? without(schema, 'multipleOf') : schema),
]

/** One schema (not those inside it) as JSON Schema 2020-12 writes it; `true` is a schema without keywords. */
export function modernSchema(schema: JsonValue | undefined): JsonObject {
  return changes.reduce((changed, change) => change(changed), isJsonObject(schema) ? schema : {})
}

/** Draft 4: `exclusiveMinimum: true` beside `minimum`. */
function limit(exclusive: string, inclusive: string): Change {
  return (schema) => {
    const value = ownValue(schema, exclusive)
    if (typeof value !== 'boolean') return schema
    const rest = without(schema, exclusive)
    const bound = ownValue(schema, inclusive)
    return value && bound !== undefined ? { ...without(rest, inclusive), [exclusive]: bound } : rest
  }
}

/** OpenAPI 3.0: `nullable: true`. */
function nullable(schema: JsonObject): JsonObject {
  const { type } = schema
  const rest = without(schema, 'nullable')
  return schema['nullable'] === true && typeof type === 'string' ? { ...rest, type: [type, 'null'] } : rest
}

/** Before 2020-12: a list of schemas as `items`, with `additionalItems` for the rest. */
function tuple(schema: JsonObject): JsonObject {
  const { items, additionalItems } = schema
  const rest = without(schema, 'additionalItems')
  if (!isJsonArray(items)) return rest
  return {
    ...without(rest, 'items'),
    prefixItems: items,
    ...(additionalItems !== undefined && { items: additionalItems }),
  }
}

/** Up to draft 7: `dependencies`, of names or of schemas. */
function dependencies(schema: JsonObject): JsonObject {
  const { dependencies: all } = schema
  if (!isJsonObject(all)) return schema
  const named = Object.entries(all).filter(([, value]) => isJsonArray(value))
  const schemas = Object.entries(all).filter(([, value]) => !isJsonArray(value))
  const added = (keyword: string, entries: readonly (readonly [string, JsonValue | undefined])[]): JsonObject => {
    const known = ownValue(schema, keyword)
    return entries.length === 0
      ? {}
      : { [keyword]: { ...(isJsonObject(known) && known), ...Object.fromEntries(entries) } }
  }
  return {
    ...without(schema, 'dependencies'),
    ...added('dependentRequired', named),
    ...added('dependentSchemas', schemas),
  }
}
