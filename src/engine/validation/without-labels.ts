import { isJsonArray, isJsonObject } from '../json/json.ts'
import type { JsonObject, JsonValue } from '../json/json.ts'
import { mapItems, mapMembers } from '../schema/walk-schema.ts'

/** Keywords whose value is a schema or a list of schemas. */
const schemas = new Set(
  'items prefixItems additionalItems additionalProperties unevaluatedItems unevaluatedProperties contains not if then else allOf anyOf oneOf propertyNames'.split(
    ' ',
  ),
)
/** Keywords whose members are schemas, by names that the author chooses. */
const named = new Set('properties patternProperties $defs definitions dependentSchemas dependencies'.split(' '))
/** Keywords for people. */
const labels = new Set(['title', 'description', '$comment'])

/** A schema without what only people read, so that a changed label leaves it the same. Pointers stay valid. */
export function withoutLabels(schema: JsonObject): JsonObject {
  const kept = Object.entries(schema).filter(([key]) => !labels.has(key))
  return Object.fromEntries(kept.map(([key, member]) => [key, member === undefined ? member : inside(key, member)]))
}

function inside(key: string, member: JsonValue): JsonValue {
  if (schemas.has(key)) return isJsonArray(member) ? mapItems(member, stripped) : stripped(member)
  return named.has(key) && isJsonObject(member) ? mapMembers(member, stripped) : member
}

const stripped = (value: JsonValue): JsonValue => (isJsonObject(value) ? withoutLabels(value) : value)
