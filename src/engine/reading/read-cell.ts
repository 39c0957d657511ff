import type { ColumnDefinition } from '../document/collection-page.ts'
import { formatDate } from '../format/format-date.ts'
import { formatNumber } from '../format/format-number.ts'
import { formatMoney } from '../format/money.ts'
import { ownValue } from '../json/json.ts'
import type { JsonObject, JsonValue } from '../json/json.ts'
import { fieldsWithin, rootField } from './declared-field.ts'
import { plainText, readValue } from './read-value.ts'
import type { DeclaredField, Reading } from './reading.ts'

/** What stands in a record's cell of a column; empty where the record has no answer and the column says nothing then. */
export type CellReader = (record: JsonObject, column: ColumnDefinition) => string

/** A value in its cell. */
interface Cell {
  readonly record: JsonObject
  /** Undefined for what the form does not ask, such as a state that the server adds. */
  readonly field: DeclaredField | undefined
  readonly reading: Reading
}

type ColumnFormat = NonNullable<ColumnDefinition['format']>
type CellWriter = (value: JsonValue, cell: Cell) => string

const asDeclared: CellWriter = (value, { field, reading }) =>
  field ? readValue(value, field, reading) : plainText(value)

/** How a column's format writes a value, on the screen, in search and sorting, and on paper alike. */
const writers: Readonly<Record<ColumnFormat, CellWriter>> = {
  text: asDeclared,
  choice: asDeclared,
  file: asDeclared,
  number: (value, { reading: { context } }) =>
    typeof value === 'number' ? formatNumber(value, context.money?.locale) : plainText(value),
  money: (value, cell) => (typeof value === 'number' ? writeAmount(value, cell) : plainText(value)),
  date: (value, { reading: { language } }) => formatDate(plainText(value), language),
  'yes-no': (value, { reading: { words } }) => (value === true ? words.yes : words.no),
}

/** In the currency that the record names, else the organisation's. */
function writeAmount(amount: number, { record, reading: { context } }: Cell): string {
  const named = ownValue(record, 'Currency_Code')
  const currency = typeof named === 'string' && named !== '' ? named : context.money?.currency
  return formatMoney(amount, currency, context.money?.locale)
}

/** Reads the cells of a collection's records: the one reading of a column, for tables, cards, search and documents. */
export function cellReader(around: Omit<Reading, 'answers'>): CellReader {
  const fields = fieldsWithin(around.document, rootField(around.document))
  return (record, { field, format = 'text', empty = '' }) => {
    const value = ownValue(record, field)
    if (value === undefined || value === null) return empty
    const reading = { ...around, answers: record }
    return writers[format](value, { record, field: fields.get(field), reading }) || empty
  }
}
