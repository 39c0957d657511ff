import { isJsonArray, isJsonObject, ownValue } from '../json/json.ts'
import type { JsonObject, JsonValue } from '../json/json.ts'
import { combinedSchemas } from './schema-walk.ts'

/** The declarations about a value's normal form in all schemas that apply to it, including alternatives. */
export interface Facets {
  /** The schemas that apply whatever the answers are. */
  readonly always: readonly JsonObject[]
  readonly steps: JsonValue | undefined
  readonly isText: boolean
  readonly isDate: boolean
  readonly allowsEmptyText: boolean
  readonly allowsNull: boolean
  readonly properties: ReadonlyMap<string, readonly JsonObject[]>
  readonly items: readonly JsonObject[]
  readonly prefix: readonly JsonObject[]
}

/** Collects the facets of the schemas, with references resolved. */
export function gatherFacets(root: JsonObject, schemas: readonly JsonObject[]): Facets {
  const always = combinedSchemas(root, schemas, ['allOf'])
  const all = combinedSchemas(root, schemas)
  const types = all.flatMap(typesOf)
  return {
    always,
    steps: all.map((schema) => ownValue(schema, 'normalise')).find((steps) => steps !== undefined),
    isText: types.includes('string'),
    isDate: all.some((schema) => /^date(?:-time)?$/.test(String(ownValue(schema, 'format')))),
    allowsEmptyText: all.some((schema) => ownValue(schema, 'minLength') === 0 || names(schema, '')),
    allowsNull: types.length === 0 || types.includes('null') || all.some((schema) => names(schema, null)),
    properties: propertiesOf(all),
    items: all.flatMap(itemsOf),
    prefix: all.flatMap(prefixOf),
  }
}

function typesOf(schema: JsonObject): readonly JsonValue[] {
  const type = ownValue(schema, 'type')
  const types = isJsonArray(type) ? type : type === undefined ? [] : [type]
  return ownValue(schema, 'nullable') === true ? [...types, 'null'] : types
}

/** Whether the schema lists the value as a choice. */
function names(schema: JsonObject, value: JsonValue): boolean {
  const choices = ownValue(schema, 'enum')
  return ownValue(schema, 'const') === value || (isJsonArray(choices) && choices.includes(value))
}

function propertiesOf(schemas: readonly JsonObject[]): ReadonlyMap<string, readonly JsonObject[]> {
  const found = new Map<string, JsonObject[]>()
  for (const schema of schemas) {
    const properties = ownValue(schema, 'properties')
    for (const [key, property] of Object.entries(isJsonObject(properties) ? properties : {})) {
      if (isJsonObject(property)) found.set(key, [...(found.get(key) ?? []), property])
    }
  }
  return found
}

function itemsOf(schema: JsonObject): readonly JsonObject[] {
  const items = ownValue(schema, 'items')
  return isJsonObject(items) ? [items] : []
}

function prefixOf(schema: JsonObject): readonly JsonObject[] {
  const items = ownValue(schema, 'items')
  const prefix = ownValue(schema, 'prefixItems') ?? (isJsonArray(items) ? items : [])
  return isJsonArray(prefix) ? prefix.filter(isJsonObject) : []
}
