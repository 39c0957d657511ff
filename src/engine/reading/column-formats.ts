import type { ColumnDefinition, ColumnFormat } from '../document/collection-page.ts'
import { durationLength, formatDuration, parseDuration } from '../format/duration.ts'
import { formatDate } from '../format/format-date.ts'
import { formatNumber, formatQuantity } from '../format/format-number.ts'
import { formatMoney } from '../format/money.ts'
import { ownValue } from '../json/json.ts'
import type { JsonObject, JsonValue } from '../json/json.ts'
import { readAge } from './read-age.ts'
import { plainText } from './plain-text.ts'
import { readValue, unitOf } from './read-value.ts'
import type { DeclaredField, Reading } from './reading.ts'

/** A value and its cell. */
interface CellPlace {
  readonly record: JsonObject
  /** Undefined for values that are not in the form, such as a state that the server adds. */
  readonly field: DeclaredField | undefined
  readonly reading: Reading
}

/** How a column's format treats its values: on the screen, in search and sorting, and on paper. */
interface FormatDefinition {
  readonly write: (value: JsonValue, place: CellPlace) => string
  /** Numbers are aligned right, so that their digits line up. */
  readonly align: 'left' | 'right'
  /** What a text is sorted by, where that is not what is displayed. */
  readonly sortKey?: (value: string) => string | number
}

const asDeclared: FormatDefinition = {
  write: (value, { field, reading }) => (field ? readValue(value, field, reading) : plainText(value)),
  align: 'left',
}

const formats: Readonly<Record<ColumnFormat, FormatDefinition>> = {
  text: asDeclared,
  choice: asDeclared,
  file: asDeclared,
  number: {
    write: (value, { field, reading }) => {
      if (typeof value !== 'number') return plainText(value)
      const unit = field && unitOf(field)
      const { locale } = reading.context.money ?? {}
      return unit === undefined ? formatNumber(value, locale) : formatQuantity(value, unit, locale)
    },
    align: 'right',
  },
  money: {
    write: (value, place) => (typeof value === 'number' ? writeAmount(value, place) : plainText(value)),
    align: 'right',
  },
  date: {
    write: (value, { reading: { language } }) => formatDate(plainText(value), language),
    align: 'left',
    sortKey: (value) => value,
  },
  age: {
    write: (value, { reading }) => readAge(value, reading),
    align: 'right',
    // The youngest were born last.
    sortKey: (value) => -Number(value.slice(0, 10).replaceAll('-', '')),
  },
  duration: {
    write: (value, { reading: { words } }) => formatDuration(plainText(value), words.amount),
    align: 'left',
    sortKey: (value) => durationLength(parseDuration(value) ?? {}),
  },
  'yes-no': { write: (value, { reading: { words } }) => (value === true ? words.yes : words.no), align: 'left' },
}

/** The format of a column; `text` by default. */
export const formatOf = ({ format = 'text' }: Pick<ColumnDefinition, 'format'>): FormatDefinition => formats[format]

/** Uses the record's currency, else the organisation's. */
function writeAmount(amount: number, { record, reading: { context } }: CellPlace): string {
  const named = ownValue(record, 'Currency_Code')
  const currency = typeof named === 'string' && named !== '' ? named : context.money?.currency
  return formatMoney(amount, currency, context.money?.locale)
}
