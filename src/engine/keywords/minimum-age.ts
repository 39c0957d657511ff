import { ageOn } from '../format/age-on.ts'
import { calendarDate } from './calendar-date.ts'
import type { Keyword } from './keyword.ts'

/**
 * `minimumAge: 18`: a date of birth whose bearer has completed that many calendar years today. Who is born on a 29th of
 * February completes a year on the 1st of March of a common year (see `ageOn`).
 */
export const minimumAge: Keyword = {
  name: 'minimumAge',
  types: ['string'],
  parameter: { type: 'integer', minimum: 0, maximum: 150 },
  test: (limit) => (value, context) => {
    const born = calendarDate(value)
    if (born === undefined || typeof limit !== 'number') return true
    return ageOn(born, context.today) >= limit || { limit }
  },
}
