import type { CellObject } from 'write-excel-file/node'
import type { CellKind } from './sheet.ts'

/** The most characters of a cell; a longer text ends with an ellipsis. */
const mostCharacters = 32_767

const formats: Readonly<Record<CellKind, string>> = {
  date: 'yyyy-mm-dd',
  moment: 'yyyy-mm-dd hh:mm:ss',
  money: '#,##0.00',
}

/** Dates as spreadsheets count them begin in 1900, whose February they take for longer than it was. */
const firstDay = '1900-03-01'

/**
 * A value as a cell of a spreadsheet: numbers and dates as such, all else as text, which is never evaluated. Dates and
 * moments are what the organisation's calendar and clock show.
 */
export function sheetCell(value: string | number, kind: CellKind | undefined): CellObject | null {
  if (value === '') return null
  if (typeof value === 'number') {
    return { type: Number, value, ...(kind === 'money' && { format: formats.money }) }
  }
  const [, day = '', time = '00:00:00'] = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2}:\d{2}).*)?$/.exec(value) ?? []
  if ((kind === 'date' || kind === 'moment') && day >= firstDay) {
    return { type: Date, value: new Date(`${day}T${time}Z`), format: formats[kind] }
  }
  return textCell(value)
}

/** A text as a cell, without what XML cannot have. */
export const textCell = (text: string): CellObject => ({ type: String, value: shortened(withoutControls(text)) })

const withoutControls = (text: string): string => text.replaceAll(/[^\P{Cc}\t\n\r]|\uFFFE|\uFFFF/gu, '')

const shortened = (text: string): string =>
  text.length <= mostCharacters ? text : `${text.slice(0, mostCharacters - 1)}…`

/** How many characters a cell shows at most. */
export function shownLength(value: string | number, kind: CellKind | undefined): number {
  if (kind === 'money') return Number(value).toLocaleString('en', { minimumFractionDigits: 2 }).length
  if (kind !== undefined && value !== '') return formats[kind].length
  return Math.max(
    ...String(value)
      .split('\n')
      .map((line) => line.length),
  )
}
