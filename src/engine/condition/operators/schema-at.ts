import type { JsonObject, JsonValue } from '../../json/json.ts'

/** A schema of the object that holds, at a path, a value of another schema. */
export function schemaAt(path: readonly string[], schema: JsonObject): JsonObject {
  return path.reduceRight<JsonObject>(
    (inner, key) => ({ type: 'object', required: [key], properties: { [key]: inner } }),
    schema,
  )
}

/**
 * Whether standard keywords compare the operands as the interpreter does. A path of several steps may lead through a
 * list, of whose items the interpreter plucks a list: only scalars are sure not to equal that.
 */
export function comparesAlike(operands: readonly JsonValue[], path: readonly string[]): boolean {
  return path.length === 1 || operands.every((operand) => operand === null || typeof operand !== 'object')
}
