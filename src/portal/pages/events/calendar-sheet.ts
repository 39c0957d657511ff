import { formatDate } from '../../../engine/format/format-date.ts'

/** The parts of a day on a sheet of a calendar. */
interface CalendarSheet {
  readonly month: string
  readonly day: string
  readonly year: string
}

/** Three letters tell the months apart in every language of the portal. */
const shortMonth = 3

/** A date, `2026-03-05`, as on a sheet of a calendar: its month in the language, its day without a zero. */
export function calendarSheet(date: string, language: string): CalendarSheet {
  const [year = '', month = '', day = ''] = date.split('-')
  return { month: formatDate(`${year}-${month}`, language).slice(0, shortMonth), day: String(Number(day)), year }
}
