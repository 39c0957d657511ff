import { isJsonArray, isJsonObject } from '../json/json.ts'
import type { JsonValue } from '../json/json.ts'
import type { Condition } from '../document/condition.ts'
import { groups } from '../document/condition-groups.ts'

/**
 * Reads a condition from JSON.
 * @throws Error when the value does not have a condition's shape; compiling it finds unknown operators.
 */
export function readCondition(value: JsonValue | undefined): Condition {
  if (!isCondition(value)) throw new Error(`Not a condition: ${JSON.stringify(value)}`)
  return value
}

/** Whether the value has the shape of a condition: a test of a named value, or one group of conditions. */
export function isCondition(value: JsonValue | undefined): value is JsonValue & Condition {
  if (!isJsonObject(value)) return false
  if (Object.hasOwn(value, 'value')) return typeof value.value === 'string'
  const [entry, ...others] = Object.entries(value)
  if (entry === undefined || others.length > 0) return false
  const members = entry[1]
  return groups.has(entry[0]) && isJsonArray(members) && members.every(isCondition)
}
