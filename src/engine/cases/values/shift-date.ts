import { parseDuration } from '../../format/duration.ts'

const monthsInYear = 12
const daysInWeek = 7

/**
 * The date (`YYYY-MM-DD`) a duration later, e.g. `P1Y` or `P14D`; earlier for one that begins with a minus. Years and
 * months come before days. A day that the month does not have becomes its last day.
 */
export function shiftDate(date: string, duration: string): string {
  const isEarlier = duration.startsWith('-')
  const { years = 0, months = 0, weeks = 0, days = 0 } = parseDuration(duration.replace('-', '')) ?? {}
  const sign = isEarlier ? -1 : 1
  const inMonth = addMonths(date, sign * (years * monthsInYear + months))
  return addDays(inMonth, sign * (weeks * daysInWeek + days))
}

/** The date a number of days later. */
function addDays(date: string, days: number): string {
  const [year = 0, month = 1, day = 1] = partsOf(date)
  return isoDate(Date.UTC(year, month - 1, day + days))
}

/** The number of days from one date to another. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00Z`) - Date.parse(`${from}T00:00Z`)) / 86_400_000)
}

/** The last day of the month of a date. */
export function endOfMonth(date: string): string {
  const [year = 0, month = 1] = partsOf(date)
  return isoDate(Date.UTC(year, month, 0))
}

/** The last day of the year of a date that begins on `start` (`MM-DD`). */
export function endOfYear(date: string, start: string): string {
  return addDays(`${beginningYear(date, start) + 1}-${start}`, -1)
}

/** The name of the year of a date: `2026`, or `2026/2027` when it does not begin in January. */
export function yearName(date: string, start: string, yearsLater = 0): string {
  const year = beginningYear(date, start) + yearsLater
  return start === '01-01' ? String(year) : `${year}/${year + 1}`
}

function beginningYear(date: string, start: string): number {
  const year = Number(date.slice(0, 4))
  return date.slice(5, 10) >= start ? year : year - 1
}

function addMonths(date: string, months: number): string {
  const [year = 0, month = 1, day = 1] = partsOf(date)
  const first = isoDate(Date.UTC(year, month - 1 + months, 1))
  const last = endOfMonth(first)
  return day > Number(last.slice(8)) ? last : `${first.slice(0, 8)}${String(day).padStart(2, '0')}`
}

const partsOf = (date: string): readonly number[] => date.slice(0, 10).split('-').map(Number)

const isoDate = (instant: number): string => new Date(instant).toISOString().slice(0, 10)
