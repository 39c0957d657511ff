import type { ColumnDefinition } from '../../../engine/document/collection-page.ts'
import type { JsonObject } from '../../../engine/json/json.ts'
import type { CellReader } from '../../../engine/reading/read-cell.ts'

/** The records whose columns contain every typed word; case and accents do not matter. */
export function findRecords(
  records: readonly JsonObject[],
  typed: string,
  columns: readonly ColumnDefinition[],
  cell: CellReader,
): readonly JsonObject[] {
  const words = fold(typed).split(/\s+/).filter(Boolean)
  if (words.length === 0) return records
  return records.filter((record) => {
    const text = fold(columns.map((column) => cell(record, column)).join('\n'))
    return words.every((word) => text.includes(word))
  })
}

const fold = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
