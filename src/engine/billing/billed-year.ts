import { shiftDate, yearName } from '../cases/values/shift-date.ts'

/** A year for which members are billed: the calendar year in which it begins, and its first day in that (`MM-DD`). */
export interface BilledYear {
  readonly year: number
  readonly start: string
}

/** The name of a year: `2026`, or `2026/2027` when it does not begin in January. */
export const billedYearName = ({ year, start }: BilledYear): string => yearName(`${year}-${start}`, start)

/**
 * When something billed today is due: a duration later, or on a day of the billed year, but never before today.
 *
 * @param due a duration, or a day as `MM-DD`
 */
export function billDue(due: string, { year, start }: BilledYear, today: string): string {
  if (due.startsWith('P')) return shiftDate(today, due)
  const day = `${due >= start ? year : year + 1}-${due}`
  return day < today ? today : day
}
