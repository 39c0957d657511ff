import type { Finding } from './finding.ts'

interface UsedColumn {
  readonly id: string
  readonly sum?: true
  readonly filter?: 'choice' | 'year'
}

/** What a column shows, as far as the check knows. */
interface ShownValues {
  readonly areNumbers: boolean
  readonly areDates: boolean
}

/** A column has its sum at the foot only where it shows numbers, and narrows by year only where it shows dates. */
export function checkColumnUse(
  { id, sum, filter }: UsedColumn,
  pointer: string,
  { areNumbers, areDates }: ShownValues,
): readonly Finding[] {
  return [
    ...(sum === true && !areNumbers
      ? [
          {
            pointer: `${pointer}/sum`,
            message: `The column "${id}" has a sum, but does not show numbers.`,
            mend: 'Remove "sum", or let the column show a number.',
          },
        ]
      : []),
    ...(filter === 'year' && !areDates
      ? [
          {
            pointer: `${pointer}/filter`,
            message: `The column "${id}" is filtered by year, but does not show dates.`,
            mend: 'Use "choice", or let the column show a date.',
          },
        ]
      : []),
  ]
}
