import { equalJson, isJsonArray, isJsonObject, ownValue } from '../json/json.ts'
import type { JsonObject, JsonValue } from '../json/json.ts'

/** The JSON types that a schema allows; undefined when it does not declare any. */
export function typesAllowed(schema: JsonObject): ReadonlySet<string> | undefined {
  const type = ownValue(schema, 'type')
  const stated = isJsonArray(type) ? type.map(String) : typeof type === 'string' ? [type] : undefined
  const types = stated ?? choicesOf(schema)?.map(typeOf)
  if (types === undefined) return undefined
  const nullable = ownValue(schema, 'nullable') === true ? ['null'] : []
  return new Set([...types.flatMap((name) => (name === 'integer' ? ['integer', 'number'] : [name])), ...nullable])
}

/**
 * The only values that a schema allows (`enum`, `const`, `oneOf` of `const`s); undefined when it does not list them.
 */
export function choicesOf(schema: JsonObject): readonly JsonValue[] | undefined {
  const fixed = ownValue(schema, 'const')
  if (fixed !== undefined) return [fixed]
  const listed = ownValue(schema, 'enum')
  if (isJsonArray(listed)) return listed
  const options = ownValue(schema, 'oneOf') ?? ownValue(schema, 'anyOf')
  if (!isJsonArray(options)) return undefined
  const constants = options.map((option) => (isJsonObject(option) ? ownValue(option, 'const') : undefined))
  const known = constants.filter((value) => value !== undefined)
  return known.length === options.length ? known : undefined
}

/** Whether a value is one of those that a schema lists; true when it lists none. */
export function isChoice(schema: JsonObject, value: JsonValue): boolean {
  return choicesOf(schema)?.some((choice) => equalJson(choice, value)) ?? true
}

/** The JSON type of a value, `number` for every number. */
export function typeOf(value: JsonValue): string {
  if (value === null) return 'null'
  return isJsonArray(value) ? 'array' : typeof value
}
