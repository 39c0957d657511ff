import type { ColumnDefinition } from '../document/collection-page.ts'
import { ownValue } from '../json/json.ts'
import type { JsonObject } from '../json/json.ts'
import { formatOf } from './column-formats.ts'
import { fieldsWithin, rootField } from './declared-field.ts'
import type { Reading } from './reading.ts'

/** What stands in a record's cell of a column; empty where the record has no answer and the column says nothing then. */
export type CellReader = (record: JsonObject, column: ColumnDefinition) => string

/** Reads the cells of a collection's records: the one reading of a column, for tables, cards, search and documents. */
export function cellReader(around: Omit<Reading, 'answers'>): CellReader {
  const fields = fieldsWithin(around.document, rootField(around.document))
  return (record, column) => {
    const { field, empty = '' } = column
    const value = ownValue(record, field)
    if (value === undefined || value === null) return empty
    const reading = { ...around, answers: record }
    return formatOf(column).write(value, { record, field: fields.get(field), reading }) || empty
  }
}
