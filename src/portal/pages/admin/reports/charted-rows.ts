import type { Report, ReportRow } from '../../../../contract/report.ts'

/** What of a report its chart shows, and how high that is. */
export interface ChartedRows {
  readonly rows: readonly ReportRow[]
  /** Whether its bars lie, so that their titles have room; months stand side by side. */
  readonly isLying: boolean
  /** px */
  readonly height: number
}

/** More lying bars than these nobody compares. */
const mostBars = 12

/** The rows of a report that its chart shows: every month, or the largest of anything else. */
export function chartedRows({ by, rows }: Report): ChartedRows {
  if (by === 'month') return { rows: withoutBeginning(rows), isLying: false, height: 260 }
  const shown = rows.slice(0, mostBars)
  return { rows: shown, isLying: true, height: 48 + shown.length * 34 }
}

/** The months that have something: a table of many years would hide them among the others. */
export const listedRows = ({ by, rows }: Report): readonly ReportRow[] => (by === 'month' ? rows.filter(hasAny) : rows)

/** Of more than two years, the months from the first that has something. */
const withoutBeginning = (rows: readonly ReportRow[]): readonly ReportRow[] =>
  rows.length > 24 ? rows.slice(Math.max(0, rows.findIndex(hasAny))) : rows

const hasAny = ({ values }: ReportRow): boolean => values.some((value) => value !== 0)
