import type { ColumnDefinition } from '../../../engine/document/collection-page.ts'
import type { JsonObject } from '../../../engine/json/json.ts'
import type { CellReader } from '../../../engine/reading/read-cell.ts'
import { useLanguage, useText } from '../../texts/use-text.ts'
import { filterChoices } from './narrow-records.ts'
import { ToolSelect } from './ToolSelect.tsx'
import type { TableView } from './use-table.ts'

interface FilterSelectsProps {
  readonly columns: readonly ColumnDefinition[]
  /** All of them, whether or not they are shown. */
  readonly records: readonly JsonObject[]
  readonly cell: CellReader
  readonly view: TableView
}

/** Narrows records to one value of a column that declares so. A column with fewer than two values has nothing to choose. */
export function FilterSelects({ columns, records, cell, view }: FilterSelectsProps) {
  const text = useText()
  const language = useLanguage()
  return columns.map((column) => {
    if (column.filter === undefined) return null
    const choices = filterChoices(records, column, { cell, language })
    const chosen = view.narrowing.get(column.id)
    if (choices.length < 2 && chosen === undefined) return null
    return (
      <ToolSelect
        key={column.id}
        label={column.title}
        value={chosen ?? ''}
        onChange={(value) => view.onNarrow(column, value)}
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
