import Button from '@mui/material/Button'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { LedgerEntry } from '../../contract/ledger.ts'
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
import { BreakableText } from '../../renderer/texts/BreakableText.tsx'
import { MaskedText } from '../../renderer/texts/MaskedText.tsx'
import { useText } from '../../renderer/texts/use-text.ts'
import { NarrowedRows } from '../rows/NarrowedRows.tsx'
import { useStart } from '../ui/start-context.ts'
import { PayNow } from './PayNow.tsx'
import { entryAddress } from './posted-address.ts'
import { useStatementReader } from './use-statement-reader.ts'

interface StatementRowsProps {
  readonly page: RowsPage
  readonly entries: readonly LedgerEntry[]
  readonly drawn: DrawnRows
}

/** Entries of a member's accounts in the columns of a declared page, with what narrows, pages and saves them. */
export function StatementRows({ page, entries, drawn }: StatementRowsProps) {
  const text = useText()
  const { tenant } = useStart()
  const reader = useStatementReader()
  const [narrowing, setNarrowing] = useNarrowing(page.source)
  const [wanted, setWanted] = useState(0)
  const { columns, actions = [] } = page
  const tableColumns = columns.map(asTableColumn)
  // What is owed can be paid where nothing but that is listed.
  const hasPayNow = page.source === 'ledger/pending'
  const tableActions =
    actions.length > 0
      ? { title: text('portal.cases.actions'), most: hasPayNow ? 2 : 1, width: 6, areBelow: hasPayNow }
      : undefined
  const found = narrowRows(entries, narrowing, columns, reader)
  const pages = Math.max(1, Math.ceil(found.length / recordsOnPage))
  const shownPage = Math.min(wanted, pages - 1)
  const rows = found.slice(shownPage * recordsOnPage, (shownPage + 1) * recordsOnPage).map((row) => ({
    key: `${row.documentType} ${row.documentNo}`,
    cells: Object.fromEntries(
      columns.map((column, place) => [
        column.id,
        <StatementCell
          key={column.id}
          isWhole={place === 0 || column.format === 'money'}
          isMasked={column.masked === true}
          text={reader.text(row, column)}
        />,
      ]),
    ),
    actions: <RowActions actions={actions} row={row} hasPayNow={hasPayNow} />,
  }))
  return (
    <>
      <NarrowedRows
        {...{ columns, reader, narrowing, drawn }}
        fits={fittingWidth(tableColumns, tableActions)}
        title={page.title}
        rows={entries}
        shown={found}
        onNarrow={setNarrowing}
        export={page.export}
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

interface RowActionsProps {
  readonly actions: NonNullable<RowsPage['actions']>
  readonly row: LedgerEntry
  readonly hasPayNow: boolean
}

/** The buttons of a row: its printed document, where it has one. The number says which one to a screen reader. */
function RowActions({ actions, row, hasPayNow }: RowActionsProps) {
  const address = entryAddress(row)
  const { documentNo, description, remainingAmtLCY } = row
  return (
    <>
      {address !== undefined &&
        actions.map(({ id, title }) => (
          <Button key={id} size="small" component={Link} to={address} aria-label={`${title}: ${documentNo}`}>
            {title}
          </Button>
        ))}
      {hasPayNow && (
        <PayNow number={documentNo} description={description} amount={remainingAmtLCY} success="/dashboard" isSmall />
      )}
    </>
  )
}

interface StatementCellProps {
  readonly text: string
  readonly isWhole: boolean
  readonly isMasked: boolean
}

/** Numbers of documents and amounts stay on one line; what people wrote may have words longer than one. */
function StatementCell({ text, isWhole, isMasked }: StatementCellProps) {
  const words = text === '' ? '–' : text
  if (isMasked) return <MaskedText>{words}</MaskedText>
  return isWhole ? <span style={wholeStyle}>{words}</span> : <BreakableText>{words}</BreakableText>
}

const wholeStyle = { whiteSpace: 'nowrap' } as const

const asTableColumn = ({ id, title, format }: RowsColumn): TableColumn => ({
  id,
  title,
  align: format === 'money' ? 'right' : 'left',
  ...(format === 'money' && { width: amountWidth }),
})

/** That of an amount of seven figures with its currency, rem. */
const amountWidth = 8.5
