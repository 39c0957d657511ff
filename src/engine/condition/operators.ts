import { equalJson, isJsonArray, isJsonObject } from '../json.ts'
import type { JsonValue } from '../json.ts'
import { compareDates } from './compare-dates.ts'

/** Whether a value passes a test against an operand. */
export type Operator = (value: JsonValue | undefined, operand: JsonValue | undefined) => boolean

/** Every operator of a test, by name; anything else is an error, never true. */
export const operators: ReadonlyMap<string, Operator> = new Map<string, Operator>([
  ['equals', equalJson],
  ['notEquals', (value, operand) => !equalJson(value, operand)],
  ['in', isIn],
  ['notIn', (value, operand) => !isIn(value, operand)],
  ['empty', (value, operand) => isEmpty(value) === operand],
  ['greaterThan', numeric((difference) => difference > 0)],
  ['atLeast', numeric((difference) => difference >= 0)],
  ['lessThan', numeric((difference) => difference < 0)],
  ['atMost', numeric((difference) => difference <= 0)],
  ['before', (value, operand) => (compareDates(value, operand) ?? 0) < 0],
  ['after', (value, operand) => (compareDates(value, operand) ?? 0) > 0],
  ['contains', (value, operand) => isJsonArray(value) && value.some((item) => equalJson(item, operand))],
])

/** The operators whose operand is a literal, never a named value. */
export const literalOperators: ReadonlySet<string> = new Set(['in', 'notIn', 'empty'])

/** Absent, null, '', [] or {}. */
export function isEmpty(value: JsonValue | undefined): boolean {
  if (value === undefined || value === null || value === '') return true
  if (isJsonArray(value)) return value.length === 0
  return isJsonObject(value) && Object.values(value).every((member) => member === undefined)
}

function isIn(value: JsonValue | undefined, operand: JsonValue | undefined): boolean {
  return value !== undefined && isJsonArray(operand) && operand.some((item) => equalJson(value, item))
}

function numeric(holds: (difference: number) => boolean): Operator {
  return (value, operand) => typeof value === 'number' && typeof operand === 'number' && holds(value - operand)
}
