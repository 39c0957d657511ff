import type { Finding } from './finding.ts'

interface UsedColumn {
  readonly id: string
  readonly format?: string
  readonly sum?: true
  readonly filter?: 'choice' | 'year'
  readonly masked?: true
  readonly states?: readonly unknown[]
}

/** What the values of a column's field are, where that is known. */
interface FieldValues {
  readonly areNumbers: boolean
  readonly areDates: boolean
  readonly areTexts: boolean
}

const anything: FieldValues = { areNumbers: true, areDates: true, areTexts: true }

/**
 * A column has its sum at the foot only where it shows numbers, narrows by year only where it shows dates, and is
 * masked only where it shows texts that nothing else of it repeats.
 */
export function checkColumnUse(
  column: UsedColumn,
  pointer: string,
  values: FieldValues = anything,
): readonly Finding[] {
  const { id, format, sum, filter, masked } = column
  if (masked) return maskFindings(column, pointer, values)
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

function maskFindings(
  { id, format = 'text', sum, filter, states }: UsedColumn,
  pointer: string,
  { areTexts }: FieldValues,
): readonly Finding[] {
  const isText = areTexts && format === 'text' && states === undefined
  return [
    ...(isText
      ? []
      : [
          {
            pointer: `${pointer}/masked`,
            message: `The column "${id}" is masked, but does not show texts.`,
            mend: 'Remove "masked", or let the column show a text.',
          },
        ]),
    ...(sum === true
      ? [
          {
            pointer: `${pointer}/sum`,
            message: `The column "${id}" is masked, and its sum would show what it hides.`,
            mend: 'Remove "sum" or "masked".',
          },
        ]
      : []),
    ...(filter === undefined
      ? []
      : [
          {
            pointer: `${pointer}/filter`,
            message: `The column "${id}" is masked, and its filter would list what its cells hide.`,
            mend: 'Remove "filter" or "masked".',
          },
        ]),
  ]
}
