import { ageOn } from '../format/age-on.ts'
import { calendarDate } from './calendar-date.ts'
import type { Keyword } from './keyword.ts'

/**
 * `minimumAge: 18`: a date of birth of a person who has completed that many calendar years today. In common years,
 * people born on 29 February complete a year on 1 March (see `ageOn`).
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
