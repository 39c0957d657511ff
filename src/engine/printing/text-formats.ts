import type { TextFormat } from '../../generated/closed-names.ts'
import { formatDate } from '../format/format-date.ts'
import { formatNumber } from '../format/format-number.ts'
import { formatSize } from '../format/format-size.ts'
import { formatCents } from '../format/money.ts'
import { todayIn } from '../format/today-in.ts'
import type { JsonObject, JsonValue } from '../json/json.ts'
import { ownValue } from '../json/json.ts'
import { typesAllowed } from '../schema/schema-values.ts'
import type { PrintingWords } from './printing.ts'

/** How a value may be written that is not to be written as its schema has it. */
export interface TextFormatRule {
  /** What it writes, for the message where it does not fit. */
  readonly writes: string
  readonly fits: (schema: JsonObject) => boolean
  readonly write: (value: JsonValue, words: PrintingWords) => string
}

const isNumber = (schema: JsonObject): boolean => typesAllowed(schema)?.has('number') ?? false
const isText = (schema: JsonObject): boolean => typesAllowed(schema)?.has('string') ?? false
const dateFormats: ReadonlySet<JsonValue | undefined> = new Set(['date', 'date-time'])
const isDate = (schema: JsonObject): boolean => dateFormats.has(ownValue(schema, 'format'))

const inFigures = (write: (value: number, words: PrintingWords) => string): TextFormatRule['write'] => {
  return (value, words) => (typeof value === 'number' ? write(value, words) : '')
}

/** The calendar date of a date or, in the organisation's time zone, of a moment. */
export function localDay(value: JsonValue, { timeZone }: Pick<PrintingWords, 'timeZone'>): string {
  if (typeof value !== 'string') return ''
  const moment = value.includes('T') ? new Date(value) : undefined
  return moment === undefined || Number.isNaN(moment.getTime()) ? value.slice(0, 10) : todayIn(timeZone, moment)
}

/** The formats that a template may name after a colon, as in `{issued.on:year}`. */
export const textFormats: Readonly<Record<TextFormat, TextFormatRule>> = {
  date: {
    writes: 'dates',
    fits: isDate,
    write: (value, words) => formatDate(localDay(value, words), words.language),
  },
  year: { writes: 'dates', fits: isDate, write: (value, words) => localDay(value, words).slice(0, 4) },
  number: { writes: 'numbers', fits: isNumber, write: inFigures((value, { locale }) => formatNumber(value, locale)) },
  money: {
    writes: 'amounts in cents',
    fits: isNumber,
    write: inFigures((value, { currency, locale }) => formatCents(value, currency, locale)),
  },
  size: { writes: 'numbers of bytes', fits: isNumber, write: inFigures((value) => formatSize(value)) },
  upper: { writes: 'texts', fits: isText, write: (value) => (typeof value === 'string' ? value.toUpperCase() : '') },
}

/** The rule of a format by its name; undefined for a name that is none. */
export const textFormat = (name: string): TextFormatRule | undefined =>
  Object.entries(textFormats).find(([format]) => format === name)?.[1]
