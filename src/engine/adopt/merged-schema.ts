import { equalJson, isJsonArray, isJsonObject, ownValue } from '../json/json.ts'
import type { JsonObject, JsonValue } from '../json/json.ts'

type Merge = (left: JsonValue, right: JsonValue) => JsonValue | undefined

const larger: Merge = (left, right) => (Number(left) >= Number(right) ? left : right)
const smaller: Merge = (left, right) => (Number(left) <= Number(right) ? left : right)
const first: Merge = (left) => left
const both: Merge = (left, right) => ({ allOf: [left, right] })

/** How one schema says what two say of the same value; undefined where it cannot. */
const merges: ReadonlyMap<string, Merge> = new Map<string, Merge>([
  ...['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties'].map((key) => [key, larger] as const),
  ...['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties'].map((key) => [key, smaller] as const),
  ...['title', 'description', 'default', 'examples', '$comment', '$schema', '$id', 'enumNames'].map(
    (key) => [key, first] as const,
  ),
  ...['uniqueItems', 'readOnly', 'writeOnly'].map((key): [string, Merge] => [
    key,
    (left, right) => left === true || right === true,
  ]),
  ...['items', 'additionalProperties', 'propertyNames'].map((key): [string, Merge] => [key, eitherOrBoth]),
  ...['properties', 'patternProperties', 'dependentSchemas'].map((key): [string, Merge] => [key, members]),
  ['dependentRequired', members],
  ['required', (left, right) => [...new Set([...list(left), ...list(right)])]],
  ['enum', (left, right) => list(left).filter((value) => list(right).some((other) => equalJson(value, other)))],
  ['type', types],
])

/** Two schemas of the same value as one; the first's title and default win. */
export function mergedSchema(left: JsonObject, right: JsonObject): JsonObject {
  const merged: Record<string, JsonValue | undefined> = { ...left }
  const apart: Record<string, JsonValue> = {}
  for (const [key, value] of Object.entries(right)) {
    const known = ownValue(left, key)
    if (value === undefined) continue
    if (known === undefined || equalJson(known, value)) merged[key] = value
    else if (key === 'allOf') merged[key] = [...list(known), ...list(value)]
    else {
      const one = merges.get(key)?.(known, value)
      if (one === undefined) apart[key] = value
      else merged[key] = one
    }
  }
  return Object.keys(apart).length === 0 ? merged : { ...merged, apart: [...list(merged['apart']), apart] }
}

function members(left: JsonValue, right: JsonValue): JsonValue | undefined {
  if (!isJsonObject(left) || !isJsonObject(right)) return undefined
  const shared = Object.entries(right).map(([key, value]): [string, JsonValue | undefined] => {
    const known = ownValue(left, key)
    if (known === undefined || value === undefined || equalJson(known, value)) return [key, value]
    return [key, isJsonArray(known) ? [...new Set([...known, ...list(value)])] : both(known, value)]
  })
  return { ...left, ...Object.fromEntries(shared) }
}

function eitherOrBoth(left: JsonValue, right: JsonValue): JsonValue | undefined {
  if (left === false || right === false) return false
  return isJsonObject(left) && isJsonObject(right) ? both(left, right) : isJsonObject(left) ? left : right
}

function types(left: JsonValue, right: JsonValue): JsonValue | undefined {
  const [ones, others] = [asList(left), asList(right)]
  const shared = [
    ...new Set([...ones.filter((type) => includes(others, type)), ...others.filter((type) => includes(ones, type))]),
  ]
  const narrow = shared.filter((type) => type !== 'number' || !shared.includes('integer'))
  return narrow.length === 1 ? narrow[0] : narrow.length === 0 ? undefined : narrow
}

const includes = (types: readonly JsonValue[], type: JsonValue): boolean =>
  types.includes(type) || (type === 'integer' && types.includes('number'))

const asList = (value: JsonValue): readonly JsonValue[] => (isJsonArray(value) ? value : [value])
const list = (value: JsonValue | undefined): readonly JsonValue[] => (isJsonArray(value) ? value : [])
