import type { ColumnDefinition } from '../document/collection-page.ts'
import { ownValue } from '../json/json.ts'
import type { JsonObject } from '../json/json.ts'
import { formatOf } from './column-formats.ts'
import { fieldsWithin, rootField } from './declared-field.ts'
import type { Reading } from './reading.ts'

/**
 * Returns the text of a record's cell in a column; empty when the record has no answer and the column no text for that.
 */
export type CellReader = (record: JsonObject, column: ColumnDefinition) => string

/** Reads the cells of a collection's records; shared by tables, cards, search and documents. */
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
