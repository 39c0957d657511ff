import type { Keyword } from './keyword.ts'

/** `notAfterThisYear: true`: a year, as a number, not later than the current year in the tenant's time zone. */
export const notAfterThisYear: Keyword = {
  name: 'notAfterThisYear',
  types: ['number'],
  parameter: { type: 'boolean' },
  test: (isOn) => (value, context) => {
    const limit = Number(context.today.slice(0, 4))
    return isOn !== true || typeof value !== 'number' || value <= limit || { limit }
  },
}
