import type { JsonValue } from '../json/json.ts'

const datePattern = /^\d{4}-\d{2}-\d{2}$/
const dateTimePattern = /^\d{4}-\d{2}-\d{2}[Tt ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:[Zz]|[+-]\d{2}:\d{2})$/

/**
 * Negative when the first is earlier, positive when it is later, 0 when they are equal; undefined unless both are dates
 * or date-times with offset. A date and a date-time are compared by calendar date, as written.
 */
export function compareDates(left: JsonValue | undefined, right: JsonValue | undefined): number | undefined {
  if (typeof left !== 'string' || typeof right !== 'string') return undefined
  if (datePattern.test(left) && datePattern.test(right)) return compareText(left, right)
  if (dateTimePattern.test(left) && dateTimePattern.test(right)) return Date.parse(left) - Date.parse(right)
  return isEither(left) && isEither(right) ? compareText(left.slice(0, 10), right.slice(0, 10)) : undefined
}

function isEither(text: string): boolean {
  return datePattern.test(text) || dateTimePattern.test(text)
}

function compareText(left: string, right: string): number {
  if (left === right) return 0
  return left < right ? -1 : 1
}
