import { useLanguage, useText } from '../texts/use-text.ts'
import { filterChoices } from '../tables/narrow-rows.ts'
import type { Narrowing } from '../tables/narrow-rows.ts'
import type { ReadColumn, TableReader } from '../tables/table-reader.ts'
import { ToolSelect } from './ToolSelect.tsx'

interface FilterSelectsProps<Row, Column> {
  readonly columns: readonly Column[]
  /** All of them, whether or not they are shown. */
  readonly rows: readonly Row[]
  readonly reader: TableReader<Row, Column>
  readonly narrowing: Narrowing
  /** Sets the filter of a column; the empty text means all. */
  readonly onNarrow: (column: Column, value: string) => void
}

/** The number of rows from which they can be narrowed: fewer are easy to scan. */
const fewToScan = 4

/** Narrows rows to one value of a column that declares so; one with fewer than two values has nothing to choose. */
export function FilterSelects<Row, Column extends ReadColumn>(props: FilterSelectsProps<Row, Column>) {
  const { columns, rows, reader, narrowing, onNarrow } = props
  const text = useText()
  const language = useLanguage()
  if (rows.length < fewToScan && narrowing.size === 0) return null
  return columns.map((column) => {
    if (column.filter === undefined) return null
    const choices = filterChoices(rows, column, reader, language)
    const wanted = narrowing.get(column.id)
    // The last row with it may have changed.
    const chosen = wanted !== undefined && choices.includes(wanted) ? wanted : undefined
    if (choices.length < 2 && chosen === undefined) return null
    return (
      <ToolSelect
        key={column.id}
        label={column.title}
        value={chosen ?? ''}
        onChange={(value) => onNarrow(column, value)}
      >
        <option value="">{text('renderer.collection.all')}</option>
        {choices.map((choice) => (
          <option key={choice} value={choice}>
            {choice}
          </option>
        ))}
      </ToolSelect>
    )
  })
}
