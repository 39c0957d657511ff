import type { JsonValue } from '../json/json.ts'

/** The calendar date at the start of a date or date-time text; undefined for anything else. */
export function calendarDate(value: JsonValue | undefined): string | undefined {
  return typeof value === 'string' && /^\d{4}-\d{2}-\d{2}(?:$|[Tt ])/.test(value) ? value.slice(0, 10) : undefined
}

/** The same, or a month, `YYYY-MM`; as texts, they sort by time. */
export function dateOrMonth(value: JsonValue | undefined): string | undefined {
  return typeof value === 'string' && /^\d{4}-\d{2}$/.test(value) ? value : calendarDate(value)
}
