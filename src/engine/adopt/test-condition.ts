import type { Condition } from '../document/condition.ts'
import { isJsonArray, isJsonObject, objectAt, ownValue } from '../json/json.ts'
import type { JsonObject, JsonValue } from '../json/json.ts'

/** Keywords that restrict nothing where the value has its declared type. */
const saysNothing = new Set(['type', 'title', 'description', 'default', 'examples', '$comment'])

/**
 * A test of an object (see `testSchema`) as a condition; undefined where conditions cannot say it exactly.
 * @param source what conditions call the object
 */
export function testCondition(test: JsonValue, source: string): Condition | undefined {
  if (!isJsonObject(test)) return undefined
  const properties = objectAt(test, 'properties')
  const required = namesIn(test)
  const ofFields = Object.entries(properties).map(([name, part = {}]) =>
    fieldCondition(part, `${source}.${name}`, required.includes(name)),
  )
  const present = required
    .filter((name) => !Object.hasOwn(properties, name))
    .map((name): Condition => ({ value: `${source}.${name}`, empty: false }))
  const others = Object.entries(test).filter(
    ([key]) => !['properties', 'required'].includes(key) && !saysNothing.has(key),
  )
  return allOf([
    ...ofFields,
    ...present,
    ...others.map(([key, value]) => combination(key, value, (part) => testCondition(part, source))),
  ])
}

function fieldCondition(part: JsonValue, name: string, isRequired: boolean): Condition | undefined {
  if (!/^[\w.]+$/.test(name)) return undefined
  const found = isJsonObject(part) ? valueCondition(part, name) : undefined
  if (found === undefined) return undefined
  const presence: Condition = { value: name, empty: !isRequired }
  if (isRequired) return needsValue(found) ? found : allOf([presence, found])
  return isAlways(found) ? found : { any: [presence, found] }
}

/** What the keywords ask of a value that is there. */
function valueCondition(part: JsonObject, name: string): Condition | undefined {
  if (isJsonObject(part['properties']) || isJsonArray(part['required'])) return testCondition(part, name)
  return allOf(
    Object.entries(part)
      .filter(([key]) => !saysNothing.has(key))
      .map(([key, value]) => keywordCondition(key, value, name)),
  )
}

const comparisons: ReadonlyMap<string, string> = new Map([
  ['minimum', 'atLeast'],
  ['exclusiveMinimum', 'greaterThan'],
  ['maximum', 'atMost'],
  ['exclusiveMaximum', 'lessThan'],
])

function keywordCondition(key: string, value: JsonValue | undefined, name: string): Condition | undefined {
  const comparison = comparisons.get(key)
  if (comparison !== undefined && typeof value === 'number') return { value: name, [comparison]: value }
  if (key === 'const') return value === null ? { value: name, empty: true } : { value: name, equals: value }
  if (key === 'enum' && isJsonArray(value)) return oneOfValues(value, name)
  if ((key === 'minLength' || key === 'minItems') && value === 1) return { value: name, empty: false }
  if (key === 'maxLength' && value === 0) return { value: name, empty: true }
  if (key === 'contains') return containsOne(value, name)
  return combination(key, value, (part) => (isJsonObject(part) ? valueCondition(part, name) : undefined))
}

function oneOfValues(values: readonly JsonValue[], name: string): Condition | undefined {
  const [only, ...others] = values
  if (values.includes(null) || only === undefined) return undefined
  return others.length === 0 ? { value: name, equals: only } : { value: name, in: values }
}

function containsOne(value: JsonValue | undefined, name: string): Condition | undefined {
  if (!isJsonObject(value)) return undefined
  const choices = ownValue(value, 'enum') ?? [ownValue(value, 'const') ?? null]
  if (!isJsonArray(choices) || choices.includes(null)) return undefined
  return oneOrAny(choices.map((choice) => ({ value: name, contains: choice })))
}

function combination(
  key: string,
  value: JsonValue | undefined,
  say: (part: JsonValue) => Condition | undefined,
): Condition | undefined {
  if (key === 'not' && value !== undefined) {
    const found = say(value)
    return found === undefined ? undefined : { none: [found] }
  }
  if (!['allOf', 'anyOf'].includes(key) || !isJsonArray(value)) return undefined
  const parts = value.map(say)
  const known = parts.filter((part) => part !== undefined)
  if (known.length < parts.length) return undefined
  return key === 'allOf' ? allOf(known) : oneOrAny(known)
}

/** All of the conditions; undefined when one of them is. */
export function allOf(conditions: readonly (Condition | undefined)[]): Condition | undefined {
  const known = conditions.filter((condition) => condition !== undefined)
  if (known.length < conditions.length) return undefined
  const members = known.flatMap((condition) =>
    'all' in condition && Array.isArray(condition.all) ? condition.all : [condition],
  )
  const distinct = [...new Map(members.map((member) => [JSON.stringify(member), member])).values()]
  const telling = distinct.filter((member) => !isImplied(member, distinct))
  const [only, ...others] = telling
  return only !== undefined && others.length === 0 ? only : { all: telling }
}

/** Whether another of the conditions needs the value whose presence this one asks for. */
function isImplied(member: Condition, all: readonly Condition[]): boolean {
  if (!('value' in member) || member['empty'] !== false || Object.keys(member).length > 2) return false
  return all.some((other) => 'value' in other && other.value === member.value && needsValue(other))
}

/** At least one of the conditions. */
export function oneOrAny(conditions: readonly Condition[]): Condition {
  const distinct = [...new Map(conditions.map((condition) => [JSON.stringify(condition), condition])).values()]
  const [only, ...others] = distinct
  return only !== undefined && others.length === 0 ? only : { any: distinct }
}

const isAlways = (condition: Condition): boolean =>
  'all' in condition && Array.isArray(condition.all) && condition.all.length === 0

/** Whether the condition never holds of a value that is not there. */
const needsValue = (condition: Condition): boolean =>
  ['equals', 'in', 'atLeast', 'greaterThan', 'atMost', 'lessThan', 'contains'].some((operator) => operator in condition)

const namesIn = (test: JsonObject): readonly string[] => {
  const required = ownValue(test, 'required')
  return isJsonArray(required) ? required.filter((name) => typeof name === 'string') : []
}
