import { isJsonObject } from '../json/json.ts'
import type { JsonObject } from '../json/json.ts'
import { mapMembers, mapSchemas } from '../schema/walk-schema.ts'

/** The id of a form's schema while it is compiled. */
export const rootId = 'form'

/** Keywords that refer to places by where they stand, so that a schema with them cannot be taken apart. */
const bound = /"\$(?:id|anchor|dynamicRef|dynamicAnchor|recursiveRef|recursiveAnchor)":/

/**
 * What a schema demands of the whole answers, without the schemas of its properties: the two together say the same as
 * the schema. Its references lead into the schema with the id `form`. Undefined for a schema that cannot be taken
 * apart.
 */
export function restOfSchema(schema: JsonObject): JsonObject | undefined {
  const { $defs: _defs, definitions: _definitions, properties, ...rest } = schema
  if (!isJsonObject(properties) || bound.test(JSON.stringify(schema))) return undefined
  const open = mapMembers(properties, (part) => (isJsonObject(part) ? true : part))
  return { ...withFormReferences(rest), properties: open }
}

/** A part of a form's schema that is compiled apart: its references lead into the form's. */
export function withFormReferences(part: JsonObject): JsonObject {
  const around = mapSchemas(part, withAbsolute)
  return isJsonObject(around) ? around : part
}

function withAbsolute(part: JsonObject): JsonObject {
  const { $ref } = part
  return typeof $ref === 'string' && $ref.startsWith('#') ? { ...part, $ref: `${rootId}${$ref}` } : part
}
