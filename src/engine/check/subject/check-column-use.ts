import type { Finding } from './finding.ts'

interface UsedColumn {
  readonly id: string
  readonly format?: string
  readonly sum?: true
  readonly filter?: 'choice' | 'year'
}

/** What the values of a column's field are, where that is known. */
interface FieldValues {
  readonly areNumbers: boolean
  readonly areDates: boolean
}

const anything: FieldValues = { areNumbers: true, areDates: true }

/** A column has its sum at the foot only where it shows numbers, and narrows by year only where it shows dates. */
export function checkColumnUse(
  { id, format, sum, filter }: UsedColumn,
  pointer: string,
  values: FieldValues = anything,
): readonly Finding[] {
  const areNumbers = values.areNumbers && (format === 'number' || format === 'money')
  const areDates = values.areDates && format === 'date'
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
