import { DataTable } from '../../tables/DataTable.tsx'
import { footOf } from '../../tables/table-foot.ts'
import { useSpokenMask } from '../../texts/use-spoken-mask.ts'
import { useText } from '../../texts/use-text.ts'
import { rowAttributes } from '../outcome/row-attributes.ts'
import { SavedMark } from '../outcome/SavedMark.tsx'
import { savedStyle } from '../outcome/saved-style.ts'
import { keyedRows } from '../record-key.ts'
import { IncompleteMark } from '../../revision/IncompleteMark.tsx'
import { Cell } from './Cell.tsx'
import type { RecordListProps } from './list-props.ts'
import { recordReader } from './record-reader.ts'
import { RowActions } from './RowActions.tsx'
import { SortableHeading } from './SortableHeading.tsx'
import type { TableShape } from './use-table-shape.ts'

interface RecordTableProps extends RecordListProps {
  readonly shape: TableShape
}

/** Records as a table, or its cards: one column each as declared, their actions at the end. */
export function RecordTable(props: RecordTableProps) {
  const { columns, cell, view, incomplete, saved, loadFile, shape, drawn, ...list } = props
  const text = useText()
  const spoken = useSpokenMask()
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
  const rows = keyedRows(view.rows, records).map(({ record, key }) => ({
    key,
    row: { ...rowAttributes(key, saved), sx: savedStyle },
    cells: Object.fromEntries(
      columns.map((column) => [
        column.id,
        <>
          <Cell record={record} column={column} text={cell(record, column)} loadFile={loadFile} />
          {column === first && incomplete.has(record) && <IncompleteMark />}
          {column === first && saved.has(key) && <SavedMark />}
        </>,
      ]),
    ),
    actions: <RowActions {...list} record={record} name={first ? spoken(cell(record, first)) : ''} />,
  }))
  const foot = footOf(view.found, columns, recordReader(cell), text('renderer.collection.total'))
  const { drawnAs } = drawn
  return <DataTable label={page.title} columns={headings} {...{ rows, foot, drawnAs }} actions={shape.actions} />
}
