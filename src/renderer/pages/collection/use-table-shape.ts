import type { ColumnDefinition } from '../../../engine/document/collection-page.ts'
import { formatOf } from '../../../engine/reading/column-formats.ts'
import type { TableActions, TableColumn } from '../../tables/table-column.ts'
import { columnWidth } from '../../tables/narrow-container.ts'
import { useText } from '../../texts/use-text.ts'
import type { RecordListProps } from './list-props.ts'
import { rowActions } from './row-actions.ts'

export interface TableShape {
  readonly columns: readonly (TableColumn & { readonly width: number })[]
  /** Undefined where rows have none. */
  readonly actions: TableActions | undefined
}

/** The columns that a collection declares, and the most actions that one of the shown records has. */
export function useTableShape({
  columns,
  view,
  ...list
}: Pick<RecordListProps, 'page' | 'context' | 'records' | 'columns' | 'view'>): TableShape {
  const text = useText()
  const hasActions = list.page.actions.some(({ kind }) => kind !== 'add')
  const most = Math.max(1, ...view.rows.map((record) => rowActions(list, record).length))
  return {
    columns: columns.map((column, place) => ({
      id: column.id,
      title: column.title,
      align: formatOf(column).align,
      width: place === 0 ? nameWidth : widthOf(column),
    })),
    actions: hasActions ? { title: text('renderer.collection.actions'), most } : undefined,
  }
}

/** That of the first column, which names the record: it is bold, and may have a mark; rem. */
const nameWidth = 8.5

/** Figures need less than words, and the day and the month of a date stand on one line. */
function widthOf(column: ColumnDefinition): number {
  if (column.states) return 9.5
  if (column.format === 'date') return 8.25
  if (column.format === 'choice') return 6.5
  return formatOf(column).align === 'right' ? 5 : columnWidth
}
