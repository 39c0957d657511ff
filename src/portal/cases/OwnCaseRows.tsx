import type { OwnCase } from '../../contract/own-cases.ts'
import type { CaseColumn, CasePage } from '../../engine/document/case-page.ts'
import { DataTable } from '../../renderer/tables/DataTable.tsx'
import type { DrawnRows } from '../../renderer/tables/drawn-as.ts'
import { narrowRows } from '../../renderer/tables/narrow-rows.ts'
import { useNarrowing } from '../../renderer/tables/narrowing-place.ts'
import { footOf } from '../../renderer/tables/table-foot.ts'
import { fittingWidth } from '../../renderer/tables/table-column.ts'
import type { TableColumn } from '../../renderer/tables/table-column.ts'
import { useText } from '../../renderer/texts/use-text.ts'
import { NarrowedRows } from '../rows/NarrowedRows.tsx'
import { orderRows } from '../rows/order-rows.ts'
import { CaseCell } from './CaseCell.tsx'
import { CaseRowActions, openTransitions } from './CaseRowActions.tsx'
import { useCaseReader } from './use-case-reader.ts'

interface OwnCaseRowsProps {
  readonly type: string
  readonly page: CasePage
  readonly cases: readonly OwnCase[]
  readonly isWhole: boolean
  readonly drawn: DrawnRows
}

/** Cases as the rows of a table, and above it what narrows and saves them. Suspends until their lists are loaded. */
export function OwnCaseRows({ type, page, cases, isWhole, drawn }: OwnCaseRowsProps) {
  const text = useText()
  const reader = useCaseReader(type)
  const [narrowing, setNarrowing] = useNarrowing(type)
  const { columns } = page.list
  // Newest first, as the server returns them, where no column declares an order.
  const inOrder = orderRows(cases, columns, ({ cells }, { id }) => cells[id])
  const shown = isWhole ? narrowRows(inOrder, narrowing, columns, reader) : inOrder
  const rows = shown.map((row) => ({
    key: row.id,
    cells: Object.fromEntries(
      columns.map((column, place) => [
        column.id,
        <CaseCell key={column.id} {...{ type, row, column }} text={reader.text(row, column)} isFirst={place === 0} />,
      ]),
    ),
    actions: <CaseRowActions type={type} page={page} shown={row} />,
  }))
  const most = Math.max(0, ...shown.map((one) => one.actions.length + openTransitions(page, one).length))
  const actions =
    most > 0 ? { title: text('renderer.collection.actions'), most: Math.min(most, 3), width: 8 } : undefined
  const tableColumns = columns.map(asTableColumn)
  return (
    <NarrowedRows
      {...{ columns, shown, reader, narrowing, drawn }}
      fits={fittingWidth(tableColumns, actions)}
      rows={cases}
      onNarrow={setNarrowing}
      file={page.list.export && { name: page.title }}
      hasTools={isWhole}
    >
      <DataTable
        label={page.title}
        columns={tableColumns}
        rows={rows}
        isFramed={false}
        drawnAs={drawn.drawnAs}
        actions={actions}
        foot={isWhole ? footOf(shown, columns, reader, text('renderer.collection.total')) : undefined}
      />
    </NarrowedRows>
  )
}

const asTableColumn = ({ id, title, format }: CaseColumn): TableColumn => ({
  id,
  title,
  align: format === 'money' || format === 'number' ? 'right' : 'left',
})
