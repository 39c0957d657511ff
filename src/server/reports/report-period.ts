import type { ReportsQuery } from '../../contract/report.ts'

/** The days that count, both included, `YYYY-MM-DD`; from the beginning where `from` is null. */
export interface ReportPeriod {
  readonly from: string | null
  readonly to: string
}

/** The period that is asked for: this year until today without any, and until today without an end. */
export function reportPeriod({ from, to }: ReportsQuery, today: string): ReportPeriod {
  const isAsked = from !== undefined || to !== undefined
  return { from: from ?? (isAsked ? null : `${today.slice(0, 4)}-01-01`), to: to ?? today }
}

/**
 * Every month of a period until today's, `YYYY-MM`, whether or not anything was in it; from the first one found where
 * the period has no beginning.
 *
 * @param found months in which there is something
 */
export function monthsWithin({ from, to }: ReportPeriod, found: readonly string[], today: string): readonly string[] {
  const first = from?.slice(0, 7) ?? found.toSorted()[0]
  if (first === undefined) return []
  const last = [to.slice(0, 7), [today.slice(0, 7), ...found].toSorted().at(-1) ?? ''].toSorted()[0] ?? ''
  const months: string[] = []
  for (let month = first; month <= last; month = monthAfter(month)) months.push(month)
  return months
}

/** The days of a month that a period has. */
export function daysOfMonth(month: string, { from, to }: ReportPeriod): ReportPeriod {
  const [year = 0, number = 0] = month.split('-').map(Number)
  const first = `${month}-01`
  const last = `${month}-${new Date(Date.UTC(year, number, 0)).getUTCDate()}`
  return { from: from !== null && from > first ? from : first, to: to < last ? to : last }
}

function monthAfter(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number)
  const next = number === 12 ? [year + 1, 1] : [year, number + 1]
  return `${String(next[0]).padStart(4, '0')}-${String(next[1]).padStart(2, '0')}`
}
