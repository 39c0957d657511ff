import { DataTable } from '../../tables/DataTable.tsx'
import { IncompleteMark } from '../../revision/IncompleteMark.tsx'
import { Cell } from './Cell.tsx'
import type { RecordListProps } from './list-props.ts'
import { recordKey } from './record-key.ts'
import { RowActions } from './RowActions.tsx'
import { SortableHeading } from './SortableHeading.tsx'
import type { TableShape } from './use-table-shape.ts'

interface RecordTableProps extends RecordListProps {
  readonly shape: TableShape
}

/** Records as a table: one column each as declared, their actions at the end. */
export function RecordTable({ columns, cell, view, incomplete, loadFile, shape, ...list }: RecordTableProps) {
  const { page, records } = list
  const [first] = columns
  const headings = shape.columns.map((column, place) => {
    const declared = columns[place]
    const canSort = records.length > 1
    return {
      ...column,
      heading: declared && (
        <SortableHeading key={column.id} column={declared} {...{ view, canSort }} width={column.width} />
      ),
    }
  })
  const rows = view.rows.map((record, index) => ({
    key: recordKey(record, index),
    cells: Object.fromEntries(
      columns.map((column) => [
        column.id,
        <>
          <Cell record={record} column={column} text={cell(record, column)} loadFile={loadFile} />
          {column === first && incomplete.has(record) && <IncompleteMark />}
        </>,
      ]),
    ),
    actions: <RowActions {...list} record={record} name={first ? cell(record, first) : ''} />,
  }))
  return <DataTable label={page.title} columns={headings} rows={rows} actions={shape.actions} />
}
