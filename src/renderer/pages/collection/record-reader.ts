import type { ColumnDefinition } from '../../../engine/document/collection-page.ts'
import { ownValue } from '../../../engine/json/json.ts'
import type { JsonObject } from '../../../engine/json/json.ts'
import type { CellReader } from '../../../engine/reading/read-cell.ts'
import type { TableReader } from '../../tables/table-reader.ts'

/** Reads a collection's records as the rows of a table. */
export type RecordReader = TableReader<JsonObject, ColumnDefinition>

export const recordReader = (cell: CellReader): RecordReader => ({
  text: cell,
  value: (record, { field }) => ownValue(record, field),
  withValue: (record, { field }, value) => ({ ...record, [field]: value }),
  currency: (record) => {
    const currency = ownValue(record, 'Currency_Code')
    return typeof currency === 'string' ? currency : ''
  },
})
