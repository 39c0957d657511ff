import { isJsonArray, isJsonObject, objectAt, ownValue } from '../json/json.ts'
import type { JsonObject, JsonValue } from '../json/json.ts'
import { choicesOf } from '../schema/schema-values.ts'
import { resolveSchema } from '../schema/schema-walk.ts'
import { mergedSchema } from './merged-schema.ts'
import { sampleText } from './sample-text.ts'

/** How deep the fields of a sample are nested at most. */
const deepest = 8

export interface SampleOptions {
  /** The schema that references point into. */
  readonly root: JsonObject
  /** Whether optional fields are answered too. */
  readonly isFull: boolean
}

/** An answer that a schema probably allows. @param n which of several different answers */
export function sampleValue(written: JsonValue | undefined, options: SampleOptions, n = 0, depth = 0): JsonValue {
  const schema = withFirstAlternative(resolveSchema(options.root, written), options.root)
  const given = longEnough(schema, ownValue(schema, 'default'))
  if (given !== undefined && n === 0) return given
  const choices = choicesOf(schema)
  if (choices !== undefined) return choices[n % choices.length] ?? null
  const { type } = schema
  switch (isJsonArray(type) ? type[0] : type) {
    case 'object':
      return sampleObject(schema, options, depth)
    case 'array':
      return sampleList(schema, options, depth)
    case 'boolean':
      return n % 2 === 0
    case 'integer':
    case 'number':
      return sampleNumber(schema, n)
    default:
      return isJsonObject(schema['properties']) ? sampleObject(schema, options, depth) : sampleText(schema, n)
  }
}

/** A default, unless it is a list with fewer items than it must have. */
function longEnough({ minItems }: JsonObject, given: JsonValue | undefined): JsonValue | undefined {
  return isJsonArray(given) && typeof minItems === 'number' && given.length < minItems ? undefined : given
}

function withFirstAlternative(schema: JsonObject, root: JsonObject): JsonObject {
  const parts = ['allOf', 'oneOf', 'anyOf'].flatMap((keyword) => {
    const members = ownValue(schema, keyword)
    if (!isJsonArray(members) || choicesOf(schema) !== undefined) return []
    return keyword === 'allOf' ? members : members.slice(0, 1)
  })
  const { allOf: _all, oneOf: _one, anyOf: _any, ...own } = schema
  if (parts.length === 0) return schema
  return parts.reduce<JsonObject>((merged, part) => mergedSchema(merged, resolveSchema(root, part)), own)
}

function sampleObject(schema: JsonObject, options: SampleOptions, depth: number): JsonObject {
  const required = ownValue(schema, 'required')
  const names = isJsonArray(required) ? required.map(String) : []
  const wanted = Object.entries(objectAt(schema, 'properties')).filter(
    ([name]) => names.includes(name) || (options.isFull && depth < deepest / 2),
  )
  if (depth > deepest) return {}
  return Object.fromEntries(wanted.map(([name, part]) => [name, sampleValue(part, options, 0, depth + 1)]))
}

function sampleList(schema: JsonObject, options: SampleOptions, depth: number): readonly JsonValue[] {
  const least = Math.max(Number(ownValue(schema, 'minItems') ?? 0), isJsonObject(schema['contains']) ? 1 : 0)
  const item = isJsonObject(schema['contains'])
    ? mergedSchema(schema['contains'], resolveSchema(options.root, schema['items']))
    : ownValue(schema, 'items')
  return Array.from({ length: Math.min(least, 100) }, (_, i) => sampleValue(item, options, i, depth + 1))
}

function sampleNumber(schema: JsonObject, n: number): number {
  const at = (key: string): number | undefined => {
    const value = ownValue(schema, key)
    return typeof value === 'number' ? value : undefined
  }
  const step =
    at('multipleOf') ?? (at('exclusiveMinimum') !== undefined && at('exclusiveMaximum') !== undefined ? 0.5 : 1)
  const [low, high] = [at('minimum'), at('maximum')]
  const above = at('exclusiveMinimum')
  const lowest =
    above === undefined ? (low ?? Math.min(1, high ?? 1, (at('exclusiveMaximum') ?? 2) - step)) : above + step / 2
  return Math.ceil(lowest / step) * step + n * step
}
