import { isJsonArray, isJsonObject, objectAt, ownValue } from '../../json/json.ts'
import type { JsonObject } from '../../json/json.ts'
import { escapeSegment } from '../../json/pointer.ts'

/** A schema that applies to the same value as the one that contains it, and its place there: `oneOf/0`, `then`. */
export interface ObjectPart {
  readonly at: string
  readonly schema: JsonObject
}

const lists = ['allOf', 'anyOf', 'oneOf']
const named = ['dependentSchemas', 'dependencies']

/**
 * The direct subschemas of a schema that apply to the same value, except conditions (`if`, `not`), which only test it.
 */
export function alternativesOf(schema: JsonObject): readonly ObjectPart[] {
  const found = [
    ...['then', 'else'].map((keyword) => [keyword, ownValue(schema, keyword)] as const),
    ...lists.flatMap((keyword) => {
      const members = ownValue(schema, keyword)
      return isJsonArray(members) ? members.map((member, i) => [`${keyword}/${i}`, member] as const) : []
    }),
    ...named.flatMap((keyword) =>
      Object.entries(objectAt(schema, keyword)).map(
        ([key, part]) => [`${keyword}/${escapeSegment(key)}`, part] as const,
      ),
    ),
  ]
  return found.flatMap(([at, part]) => (isJsonObject(part) ? [{ at, schema: part }] : []))
}

/** A field that one part of a schema allows and another, which applies at the same time, refuses. */
export interface RefusedField {
  /** Its place, e.g. `then/properties/Firm`. */
  readonly at: string
  readonly key: string
}

/** The fields of an object schema and its alternatives that a closed schema among them does not name. */
export function closedAgainst(schema: JsonObject): readonly RefusedField[] {
  const parts = [{ at: '', schema }, ...allAlternatives(schema, '')]
  const closed = parts.filter((part) => ownValue(part.schema, 'additionalProperties') === false)
  return parts.flatMap((part) =>
    Object.keys(objectAt(part.schema, 'properties'))
      .filter((key) => closed.some((other) => !excludes(part.at, other.at) && !names(other.schema, key)))
      .map((key) => ({ at: `${part.at}${part.at === '' ? '' : '/'}properties/${escapeSegment(key)}`, key })),
  )
}

function allAlternatives(schema: JsonObject, at: string): readonly ObjectPart[] {
  return alternativesOf(schema).flatMap((part) => {
    const inside = at === '' ? part.at : `${at}/${part.at}`
    return [{ at: inside, schema: part.schema }, ...allAlternatives(part.schema, inside)]
  })
}

const names = (schema: JsonObject, key: string): boolean => Object.hasOwn(objectAt(schema, 'properties'), key)

/** Whether two parts never apply at the same time: different members of one choice, or `then` and `else`. */
function excludes(left: string, right: string): boolean {
  const [one, other] = [left.split('/'), right.split('/')]
  const i = one.findIndex((step, at) => step !== other[at])
  if (i < 0 || other[i] === undefined) return false
  const holder = one[i - 1]
  if (holder === 'oneOf' || holder === 'anyOf') return true
  const steps = [one[i], other[i]]
  return steps.includes('then') && steps.includes('else')
}
