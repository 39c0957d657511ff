import { isJsonArray, isJsonObject, ownValue } from '../json/json.ts'
import type { JsonObject, JsonValue } from '../json/json.ts'
import { isListSchema, resolveSchema } from '../schema/schema-walk.ts'

/**
 * The schema with the part at a dotted path changed; the path continues through lists to their items. A reference on
 * the path is replaced by a copy of its target, so that only this place changes. A path that is not in the schema's own
 * `properties` changes nothing.
 */
export function editSchemaAt(
  root: JsonObject,
  schema: JsonObject,
  path: readonly string[],
  edit: (part: JsonObject) => JsonObject,
): JsonObject {
  const node = resolveSchema(root, schema)
  if (isListSchema(root, node)) {
    const items = ownValue(node, 'items')
    return isJsonObject(items) ? { ...node, items: editSchemaAt(root, items, path, edit) } : schema
  }
  const [key, ...rest] = path
  if (key === undefined) return edit(node)
  const properties = ownValue(node, 'properties')
  const property = isJsonObject(properties) ? ownValue(properties, key) : undefined
  if (!isJsonObject(properties) || !isJsonObject(property)) return schema
  return { ...node, properties: { ...properties, [key]: editSchemaAt(root, property, rest, edit) } }
}

/** The schema without the name in `required`, in itself and in the members of its `allOf`. */
export function withoutRequired(root: JsonObject, schema: JsonObject, name: string): JsonObject {
  const required = ownValue(schema, 'required')
  const allOf = ownValue(schema, 'allOf')
  const own = isJsonArray(required) ? { ...schema, required: required.filter((other) => other !== name) } : schema
  if (!isJsonArray(allOf)) return own
  const parts = allOf.map((part) =>
    isJsonObject(part) ? withoutRequired(root, resolveSchema(root, part), name) : part,
  )
  return { ...own, allOf: parts }
}

/** The schema with a member appended to its `allOf`, so that the pointers of the existing members stay valid. */
export function withCombined(schema: JsonObject, member: JsonValue): JsonObject {
  const allOf = ownValue(schema, 'allOf')
  return { ...schema, allOf: [...(isJsonArray(allOf) ? allOf : []), member] }
}
