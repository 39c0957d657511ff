import { isJsonArray, isJsonObject, ownValue } from '../../engine/json.ts'
import type { JsonObject, JsonValue } from '../../engine/json.ts'
import { normaliseAnswers } from '../../engine/validation/normalise-answers.ts'

/** Gives the normal form of one field of the root, as normalising the whole answers would. */
export type FieldNormaliser = (name: string, value: JsonValue | undefined) => JsonValue | undefined

/** The normaliser of a schema's root properties, each worked out when it is first needed. */
export function fieldNormaliser(schema: JsonObject): FieldNormaliser {
  const alone = new Map<string, JsonObject>()
  return (name, value) => {
    const known = alone.get(name) ?? schemaOfOne(schema, name)
    alone.set(name, known)
    const result = value === undefined ? undefined : normaliseAnswers(known, { [name]: value })
    return isJsonObject(result) ? ownValue(result, name) : undefined
  }
}

/** The root's schema with one property alone. */
function schemaOfOne({ properties, required, ...rest }: JsonObject, name: string): JsonObject {
  const part = isJsonObject(properties) ? ownValue(properties, name) : undefined
  const isRequired = isJsonArray(required) && required.includes(name)
  return { ...rest, properties: part === undefined ? {} : { [name]: part }, required: isRequired ? [name] : [] }
}
