import type { ColumnDefinition, DatedState } from '../document/collection-page.ts'
import { ownValue } from '../json/json.ts'
import type { JsonObject } from '../json/json.ts'
import { formatDate } from '../format/format-date.ts'
import { maskText } from '../format/mask-text.ts'
import { fillText } from '../translate/texts.ts'
import { formatOf } from './column-formats.ts'
import { fieldsWithin, rootField } from './declared-field.ts'
import { readValue } from './read-value.ts'
import type { Reading } from './reading.ts'

/**
 * Returns the text of a record's cell in a column; empty when the record has no answer and the column no text for that.
 */
export type CellReader = (record: JsonObject, column: ColumnDefinition) => string

/** Reads the cells of a collection's records; shared by tables, cards, search and documents. */
export function cellReader(around: Omit<Reading, 'answers'>): CellReader {
  const fields = fieldsWithin(around.document, rootField(around.document))
  return (record, column) => {
    const { field, states, masked, empty = '' } = column
    if (states) return readStates(record, states, around.language) || empty
    const value = ownValue(record, field)
    const [declared, reading] = [fields.get(field), { ...around, answers: record }]
    const isMissing = value === undefined || value === null
    // A choice without an answer may have a text that was typed for 'Other'.
    const text = isMissing
      ? declared && readValue(value, declared, reading)
      : formatOf(column).write(value, { record, field: declared, reading })
    return (masked ? maskText(text ?? '') : text) || empty
  }
}

/** What happened to a record, a line each; the newest first. */
function readStates(record: JsonObject, states: readonly DatedState[], language: string): string {
  const lines = states.flatMap(({ field, text }) => {
    const value = ownValue(record, field)
    return typeof value === 'string' && value !== '' ? [fillText(text, { date: formatDate(value, language) })] : []
  })
  return lines.toReversed().join('\n')
}
