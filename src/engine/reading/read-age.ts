import { calendarDate } from '../keywords/calendar-date.ts'
import { ageOn } from '../format/age-on.ts'
import { emptyDate } from '../format/format-date.ts'
import type { JsonValue } from '../json/json.ts'
import type { Reading } from './reading.ts'

/** The age today of a person born on a date, e.g. `36 years`; empty without a date, or before it. */
export function readAge(born: JsonValue | undefined, { context, words }: Pick<Reading, 'context' | 'words'>): string {
  const date = calendarDate(born)
  const age = date === undefined || date === emptyDate ? -1 : ageOn(date, context.today)
  return age < 0 ? '' : words.amount('years', age)
}
