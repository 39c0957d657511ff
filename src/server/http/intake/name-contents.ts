import { isJsonArray, isJsonObject } from '../../../engine/json/json.ts'
import type { JsonObject, JsonValue } from '../../../engine/json/json.ts'
import { itemSchema, propertySchema, resolveSchema } from '../../../engine/schema/schema-walk.ts'

/** The deepest file field that a form can have; a request may be nested deeper. */
const deepest = 8

/** File fields that were sent as bare base64 text become file answers, named after their fields. */
export const nameContents = (schema: JsonObject, body: JsonValue): JsonValue =>
  named({ root: schema, schema, name: '', depth: 0 }, body)

interface Place {
  readonly root: JsonObject
  readonly schema: JsonObject
  /** The field's name. */
  readonly name: string
  readonly depth: number
}

function named(place: Place, value: JsonValue): JsonValue {
  const { root, schema, name, depth } = place
  if (depth > deepest) return value
  if (isFileField(schema)) return typeof value === 'string' && value !== '' ? fileOf(name, value) : value
  const inside = (member: JsonObject | undefined, key: string, child: JsonValue | undefined): JsonValue | undefined =>
    member && child !== undefined ? named({ root, schema: member, name: key, depth: depth + 1 }, child) : child
  if (isJsonArray(value)) {
    const items = itemSchema(root, schema)
    return items ? value.map((item) => named({ root, schema: items, name, depth: depth + 1 }, item)) : value
  }
  if (!isJsonObject(value)) return value
  const entries = Object.entries(value).map(([key, child]) => [
    key,
    inside(propertySchema(root, resolveSchema(root, schema), key), key, child),
  ])
  return Object.fromEntries(entries)
}

const isFileField = (schema: JsonObject): boolean => 'contentTypes' in schema || 'maximumContentSize' in schema

const fileOf = (name: string, content: string): JsonObject => ({
  name,
  mediaType: 'application/octet-stream',
  size: 0,
  content,
})
