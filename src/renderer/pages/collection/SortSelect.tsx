import type { ColumnDefinition } from '../../../engine/document/collection-page.ts'
import { useText } from '../../texts/use-text.ts'
import { ToolSelect } from '../../filters/ToolSelect.tsx'
import type { TableView } from './use-table.ts'

export interface SortSelectProps {
  readonly columns: readonly ColumnDefinition[]
  readonly view: TableView
}

/** Sets the order of records where there are no column headings to press: on cards. */
export function SortSelect({ columns, view }: SortSelectProps) {
  const text = useText()
  const orders = columns
    .filter(({ sort }) => sort !== 'none')
    .flatMap((column) => [
      { column, direction: 'ascending' as const },
      { column, direction: 'descending' as const },
    ])
  const { order } = view
  const chosen = orders.findIndex((one) => one.column.id === order?.column.id && one.direction === order.direction)
  return (
    <ToolSelect
      label={text('renderer.collection.sort')}
      value={chosen}
      onChange={(value) => view.onOrder(orders[Number(value)])}
    >
      <option value={-1}>{text('renderer.collection.as-stored')}</option>
      {orders.map(({ column, direction }, index) => (
        <option key={`${column.id} ${direction}`} value={index}>
          {text(`renderer.collection.${direction}`, { column: column.title })}
        </option>
      ))}
    </ToolSelect>
  )
}
