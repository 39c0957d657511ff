import { useState } from 'react'
import type { RowsColumn, RowsPage } from '../../engine/document/rows-page.ts'
import { Pages } from '../../renderer/pages/collection/Pages.tsx'
import { recordsOnPage } from '../../renderer/pages/collection/use-table.ts'
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
import { useStart } from '../ui/start-context.ts'
import type { AccountRow } from './account-row.ts'
import { AccountCell } from './AccountCell.tsx'
import { AccountRowActions } from './AccountRowActions.tsx'
import { useAccountReader } from './use-account-reader.ts'
import { useExportedFile } from './use-exported-file.ts'

interface AccountRowsProps {
  readonly page: RowsPage
  readonly entries: readonly AccountRow[]
  readonly drawn: DrawnRows
}

/** Entries of a member's accounts in the columns of a declared page, with what narrows, pages and saves them. */
export function AccountRows({ page, entries, drawn }: AccountRowsProps) {
  const text = useText()
  const { tenant } = useStart()
  const reader = useAccountReader(page.states)
  const file = useExportedFile(page)
  const [narrowing, setNarrowing] = useNarrowing(page.source)
  const [wanted, setWanted] = useState(0)
  const { columns, actions = [] } = page
  const tableColumns = columns.map(asTableColumn)
  const tableActions =
    actions.length > 0
      ? {
          title: text('renderer.collection.actions'),
          most: Math.min(actions.length, 2),
          width: 6,
          areBelow: actions.length > 1,
        }
      : undefined
  const found = narrowRows(
    orderRows(entries, columns, (row, { field }) => row[field]),
    narrowing,
    columns,
    reader,
  )
  const pages = Math.max(1, Math.ceil(found.length / recordsOnPage))
  const shownPage = Math.min(wanted, pages - 1)
  const rows = found.slice(shownPage * recordsOnPage, (shownPage + 1) * recordsOnPage).map((row) => ({
    key: `${row.documentType ?? ''} ${row.documentNo ?? row.paymentCode ?? ''}`,
    cells: Object.fromEntries(
      columns.map((column, place) => [
        column.id,
        <AccountCell
          key={column.id}
          {...{ row, column, states: page.states }}
          isFirst={place === 0}
          text={reader.text(row, column)}
        />,
      ]),
    ),
    actions: <AccountRowActions page={page} row={row} />,
  }))
  return (
    <>
      <NarrowedRows
        {...{ columns, reader, narrowing, drawn }}
        fits={fittingWidth(tableColumns, tableActions)}
        rows={entries}
        shown={found}
        onNarrow={setNarrowing}
        file={file}
      >
        <DataTable
          label={page.title}
          columns={tableColumns}
          rows={rows}
          isFramed={false}
          drawnAs={drawn.drawnAs}
          actions={tableActions}
          foot={footOf(found, columns, reader, text('renderer.collection.total'))}
        />
      </NarrowedRows>
      {pages > 1 && (
        <Pages
          view={{ page: shownPage, pages, found: [...found], onPage: setWanted }}
          label={text('renderer.collection.pages', { title: page.title })}
          locale={tenant.locale}
        />
      )}
    </>
  )
}

const asTableColumn = ({ id, title, format }: RowsColumn): TableColumn => ({
  id,
  title,
  align: format === 'money' ? 'right' : 'left',
  ...(format === 'money' && { width: amountWidth }),
})

/** That of an amount of seven figures with its currency, rem. */
const amountWidth = 8.5
