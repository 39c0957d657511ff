import type { JsonObject } from '../json/json.ts'
import { fieldSchema, isListSchema } from '../schema/schema-walk.ts'

/** The dotted path of the innermost list that contains a field; undefined for a field outside lists. */
export function listAround(schema: JsonObject, field: string): string | undefined {
  const path = field.split('.')
  for (let length = path.length - 1; length > 0; length -= 1) {
    const outer = fieldSchema(schema, path.slice(0, length))
    if (outer !== undefined && isListSchema(schema, outer)) return path.slice(0, length).join('.')
  }
  return undefined
}
