import { centsInUnit } from '../../../../engine/cases/values/charge-amount.ts'

/** Amounts with or without separators of thousands, and at most two decimals. */
const amountForm = /^-?(?:\d{1,3}(?:,\d{3})+|\d{1,12})(?:\.\d{1,2})?$/

/** An amount in cents; 0 for an empty cell, undefined for what is no amount. */
export function centsIn(cell: string): number | undefined {
  if (cell === '') return 0
  return amountForm.test(cell) ? Math.round(Number(cell.replaceAll(',', '')) * centsInUnit) : undefined
}

const timeForm = /(?:(\d{4})-(\d{2})-(\d{2})|(\d{2})-(\d{2})-(\d{4}))(?:[ T](\d{2}:\d{2}(?::\d{2})?))?/

/**
 * The instant of a statement's time, as `DD-MM-YYYY HH:mm:ss` or `YYYY-MM-DD HH:mm:ss`; undefined for one that no
 * calendar has. The provider writes the time of Nairobi, which has had no summer time since 1960.
 */
export function timeIn(cell: string): Date | undefined {
  const [found, ...parts] = timeForm.exec(cell) ?? []
  return found === cell && parts[6] !== undefined ? instantOf(parts) : undefined
}

function instantOf([year, month, day, dayFirst, monthSecond, yearLast, time = '00:00:00']: readonly (
  | string
  | undefined
)[]): Date | undefined {
  const date = `${year ?? yearLast}-${month ?? monthSecond}-${day ?? dayFirst}`
  const instant = Date.parse(`${date}T${time}+03:00`)
  const isInCalendar = new Date(`${date}T00:00:00Z`).toJSON()?.startsWith(date) ?? false
  return isInCalendar && !Number.isNaN(instant) ? new Date(instant) : undefined
}

const dayLength = 86_400_000
const secondLength = 1000

/** The two times that a text names, the second to the end of its day or second; undefined unless it names two. */
export function periodIn(text: string): { readonly from: Date; readonly to: Date } | undefined {
  const [first, second] = [...text.matchAll(new RegExp(timeForm, 'g'))]
  const from = first && instantOf(first.slice(1))
  const last = second && instantOf(second.slice(1))
  if (from === undefined || last === undefined || second === undefined) return undefined
  const rest = (second[7] === undefined ? dayLength : secondLength) - 1
  const to = new Date(last.getTime() + rest)
  return from <= to ? { from, to } : undefined
}
