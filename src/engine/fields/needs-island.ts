import { isJsonArray, isJsonObject } from '../json/json.ts'
import type { JsonObject } from '../json/json.ts'
import { constantMembers } from '../reading/enum-options.ts'

/** Keywords that make a value's fields depend on the value, or fix the value (`const`). */
const special = 'allOf if then else dependencies dependentSchemas patternProperties const'.split(' ')
const simpleTypes = new Set(['string', 'number', 'integer', 'boolean', 'object', 'array'])

/**
 * Whether rjsf's own fields have to draw a value of this schema, because its fields depend on the answers, or because
 * only rjsf supports it (a custom field, `null`, several types).
 */
export function needsIsland(schema: JsonObject, ui: JsonObject): boolean {
  if (special.some((keyword) => Object.hasOwn(schema, keyword))) return true
  if (offersAlternatives(schema) || Object.hasOwn(ui, 'ui:field')) return true
  const type = schemaTypeOf(schema)
  if (type === undefined || !simpleTypes.has(type)) return true
  if (type === 'object') return !hasClosedKeys(schema)
  return type === 'array' && !hasLikeItems(schema)
}

/**
 * The schema's type; `object` or `array` when only its properties or items show it; undefined for several types or
 * none.
 */
export function schemaTypeOf(schema: JsonObject): string | undefined {
  const { type } = schema
  if (typeof type === 'string') return type
  if (isJsonArray(type)) return undefined
  if (isJsonObject(schema['properties'])) return 'object'
  return (constantMembers(schema) ?? isJsonArray(schema['enum'])) ? typeOfChoices(schema) : undefined
}

function typeOfChoices(schema: JsonObject): string | undefined {
  const values = isJsonArray(schema['enum'])
    ? schema['enum']
    : (constantMembers(schema) ?? []).map((one) => one['const'])
  const types = new Set(values.map((value) => typeof value))
  const [only] = types
  return types.size === 1 ? only : undefined
}

function offersAlternatives(schema: JsonObject): boolean {
  const isOffered = Object.hasOwn(schema, 'oneOf') || Object.hasOwn(schema, 'anyOf')
  return isOffered && constantMembers(schema) === undefined
}

/** Whether an object has only declared properties: extra ones are neither offered nor shown. */
function hasClosedKeys(schema: JsonObject): boolean {
  const { additionalProperties = false, properties } = schema
  return additionalProperties === false && isJsonObject(properties)
}

/** A list with rows of one kind that are filled in one by one, not picked. */
function hasLikeItems(schema: JsonObject): boolean {
  const { items, prefixItems, additionalItems } = schema
  return (
    isJsonObject(items) && prefixItems === undefined && additionalItems === undefined && schema['uniqueItems'] !== true
  )
}
