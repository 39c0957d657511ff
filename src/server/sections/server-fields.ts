import type { FormSchema } from '../../engine/document/document.ts'
import { isJsonObject, objectAt } from '../../engine/json/json.ts'
import type { JsonObject } from '../../engine/json/json.ts'

/** The fields that only the server fills: those with `readOnly` in the schema. */
function serverFields(schema: FormSchema | undefined): readonly string[] {
  return Object.entries(objectAt(schema, 'properties')).flatMap(([name, field]) =>
    isJsonObject(field) && field.readOnly === true ? [name] : [],
  )
}

/** A body without the client's values for such fields. */
export function withoutServerFields(schema: FormSchema | undefined, body: JsonObject): JsonObject {
  const names = new Set(serverFields(schema))
  return names.size === 0 ? body : Object.fromEntries(Object.entries(body).filter(([name]) => !names.has(name)))
}

/** Answers with the server's stored values for such fields. */
export function withServerFields(schema: FormSchema | undefined, answers: JsonObject, stored: JsonObject): JsonObject {
  const kept = serverFields(schema).flatMap((name) =>
    Object.hasOwn(stored, name) ? [[name, stored[name]] as const] : [],
  )
  return kept.length === 0 ? answers : { ...answers, ...Object.fromEntries(kept) }
}
