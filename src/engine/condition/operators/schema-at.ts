import type { JsonObject, JsonValue } from '../../json/json.ts'

/** A schema of an object that contains, at a path, a value of another schema. */
export function schemaAt(path: readonly string[], schema: JsonObject): JsonObject {
  return path.reduceRight<JsonObject>(
    (inner, key) => ({ type: 'object', required: [key], properties: { [key]: inner } }),
    schema,
  )
}

/**
 * Whether standard keywords compare the operands in the same way as the interpreter. A path of several steps may lead
 * through a list, for which the interpreter returns a list of its items' values: only scalars can never equal that.
 */
export function comparesAlike(operands: readonly JsonValue[], path: readonly string[]): boolean {
  return path.length === 1 || operands.every((operand) => operand === null || typeof operand !== 'object')
}
