import { Type } from 'typebox'

/** In a query, a day of the organisation's calendar; none before the year 1000. */
export const Day = Type.String({ format: 'date', pattern: '^[1-9]' })
