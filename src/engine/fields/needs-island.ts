import { isJsonArray, isJsonObject } from '../json/json.ts'
import type { JsonObject } from '../json/json.ts'
import { constantMembers } from '../reading/enum-options.ts'

/** Keywords that make a value's fields depend on the value, or fix the value (`const`). */
const special = ['dependentSchemas', 'patternProperties', 'const']
/** Of an object, our own fields may draw these (`clauseFields`). */
const conditions = ['allOf', 'if', 'then', 'else', 'dependencies']
const simpleTypes = new Set(['string', 'number', 'integer', 'boolean', 'object', 'array'])

/**
 * Why rjsf's own fields have to draw a value of this schema: its fields depend on the answers, or only rjsf supports it
 * (a custom field, `null`, several types). Undefined where ours can; an object's conditions are not looked at.
 */
export function islandReason(schema: JsonObject, ui: JsonObject): string | undefined {
  const type = schemaTypeOf(schema)
  const found = (type === 'object' ? special : [...special, ...conditions]).find((key) => Object.hasOwn(schema, key))
  if (found !== undefined) return `It has "${found}".`
  if (offersAlternatives(schema)) return 'It offers alternatives.'
  if (Object.hasOwn(ui, 'ui:field')) return 'It has a field of its own ("ui:field").'
  if (type === undefined || !simpleTypes.has(type)) return 'It has no type, or several.'
  if (type === 'object' && !hasClosedKeys(schema)) return 'People name its keys.'
  if (type === 'array' && !hasLikeItems(schema)) return 'It is no list of like items that are filled in one by one.'
  return undefined
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
