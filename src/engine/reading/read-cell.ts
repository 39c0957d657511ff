import type { ColumnDefinition } from '../page/collection-page.ts'
import { formatDate } from '../format/format-date.ts'
import { formatNumber } from '../format/format-number.ts'
import { formatMoney } from '../format/money.ts'
import { ownValue } from '../json.ts'
import type { JsonObject } from '../json.ts'
import { fieldsOf, rootField } from './declared-field.ts'
import { plainText, readValue } from './read-value.ts'
import type { Reading } from './reading.ts'

/** What stands in a record's cell of a collection's column; the record's answers are those of the reading. */
export function readCell(record: JsonObject, { field, format }: ColumnDefinition, reading: Reading): string {
  const value = ownValue(record, field)
  if (value === undefined || value === null) return ''
  if (format === 'money' && typeof value === 'number') return formatMoney(value, reading.currency, reading.locale)
  if (format === 'number' && typeof value === 'number') return formatNumber(value, reading.locale)
  if (format === 'date') return formatDate(plainText(value), reading.language)
  if (format === 'yes-no') return value === true ? reading.words.yes : reading.words.no
  const declared = fieldsOf(reading.document, rootField(reading.document)).get(field)
  return declared ? readValue(value, declared, reading) : plainText(value)
}
