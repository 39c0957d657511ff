import type { Statement } from '../statement-line.ts'

/** The first and the last instant of a statement. */
export interface StatementPeriod {
  readonly from: Date
  readonly to: Date
}

/**
 * The period of a statement: the one that it says to be of, else from its first line to its last; undefined without
 * either. One that says to go on after now was downloaded before its end, and is complete up to its last line.
 */
export function statementPeriod(
  { period, lines }: Pick<Statement, 'period' | 'lines'>,
  now: Date,
): StatementPeriod | undefined {
  const times = lines.map(({ at }) => at.getTime())
  if (times.length === 0) return period
  const first = new Date(times.reduce((one, other) => Math.min(one, other)))
  const last = new Date(times.reduce((one, other) => Math.max(one, other)))
  if (period === undefined) return { from: first, to: last }
  return { from: period.from, to: period.to > now ? last : period.to }
}
