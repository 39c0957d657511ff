import { dateOrMonth } from './calendar-date.ts'
import type { Keyword } from './keyword.ts'

/** `notAfterToday: true`: a date or month not later than today in the tenant's time zone. */
export const notAfterToday: Keyword = {
  name: 'notAfterToday',
  types: ['string'],
  parameter: { type: 'boolean' },
  test: (isOn) => (value, context) => {
    const date = dateOrMonth(value)
    return isOn !== true || date === undefined || date <= context.today || { limit: context.today }
  },
}
