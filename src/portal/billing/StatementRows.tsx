import Download from '@mui/icons-material/Download'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import type { LedgerEntry } from '../../contract/ledger.ts'
import type { RowsColumn, RowsPage } from '../../engine/document/rows-page.ts'
import { FilterSelects } from '../../renderer/filters/FilterSelects.tsx'
import { focusFirstTool } from '../../renderer/filters/focus-first-tool.ts'
import { Pages } from '../../renderer/pages/collection/Pages.tsx'
import { DataTable } from '../../renderer/tables/DataTable.tsx'
import { narrowedTo, narrowRows, notNarrowed } from '../../renderer/tables/narrow-rows.ts'
import { NoneMatch } from '../../renderer/tables/NoneMatch.tsx'
import { rowsAsCsv } from '../../renderer/tables/rows-as-csv.ts'
import { footOf } from '../../renderer/tables/table-foot.ts'
import type { TableColumn } from '../../renderer/tables/table-column.ts'
import { useFoundRowsText } from '../../renderer/tables/use-found-rows-text.ts'
import { BreakableText } from '../../renderer/texts/BreakableText.tsx'
import { useText } from '../../renderer/texts/use-text.ts'
import { saveFile } from '../documents/save-file.ts'
import { useStart } from '../ui/start-context.ts'
import { entryAddress } from './posted-address.ts'
import { useStatementReader } from './use-statement-reader.ts'

interface StatementRowsProps {
  readonly page: RowsPage
  readonly entries: readonly LedgerEntry[]
}

/** The most rows that are shown at once. */
const rowsOnPage = 50

/** Entries of a member's accounts in the columns of a declared page, with what narrows, pages and saves them. */
export function StatementRows({ page, entries }: StatementRowsProps) {
  const text = useText()
  const { tenant } = useStart()
  const reader = useStatementReader()
  const [narrowing, setNarrowing] = useState(notNarrowed)
  const [wanted, setWanted] = useState(0)
  const tools = useRef<HTMLDivElement>(null)
  const { columns, actions = [] } = page
  const found = narrowRows(entries, narrowing, columns, reader)
  const foundText = useFoundRowsText(found.length, entries.length)
  const pages = Math.max(1, Math.ceil(found.length / rowsOnPage))
  const shownPage = Math.min(wanted, pages - 1)
  const rows = found.slice(shownPage * rowsOnPage, (shownPage + 1) * rowsOnPage).map((row) => ({
    key: `${row.documentType} ${row.documentNo}`,
    cells: Object.fromEntries(
      columns.map((column, place) => [
        column.id,
        <StatementCell
          key={column.id}
          isWhole={place === 0 || column.format === 'money'}
          text={reader.text(row, column)}
        />,
      ]),
    ),
    actions: <RowActions actions={actions} row={row} />,
  }))
  return (
    <>
      <Tools ref={tools}>
        <FilterSelects
          {...{ columns, reader, narrowing }}
          rows={entries}
          onNarrow={(column, value) => setNarrowing(narrowedTo(narrowing, column, value))}
        />
        {page.export === 'csv' && (
          <Button
            startIcon={<Download />}
            onClick={() => saveCsv(page.title, rowsAsCsv(found, columns, reader))}
            sx={{ ml: 'auto' }}
          >
            {text('renderer.collection.export')}
          </Button>
        )}
      </Tools>
      <output className="rg-unseen">{foundText}</output>
      {found.length === 0 ? (
        <NoneMatch
          onShowAll={() => {
            setNarrowing(notNarrowed)
            focusFirstTool(tools.current)
          }}
        />
      ) : (
        <DataTable
          label={page.title}
          columns={columns.map(asTableColumn)}
          rows={rows}
          isFramed={false}
          actions={actions.length > 0 ? { title: text('portal.cases.actions'), most: 1, width: 6 } : undefined}
          foot={footOf(found, columns, reader, text('renderer.collection.total'))}
        />
      )}
      {pages > 1 && (
        <Pages
          view={{ page: shownPage, pages, found: [...found], onPage: setWanted }}
          label={text('portal.billing.pages')}
          locale={tenant.locale}
        />
      )}
    </>
  )
}

/** The buttons of a row: its printed document, where it has one. The number says which one to a screen reader. */
function RowActions({
  actions,
  row,
}: {
  readonly actions: NonNullable<RowsPage['actions']>
  readonly row: LedgerEntry
}) {
  const address = entryAddress(row)
  if (address === undefined) return null
  return actions.map(({ id, title }) => (
    <Button key={id} size="small" component={Link} to={address} aria-label={`${title}: ${row.documentNo}`}>
      {title}
    </Button>
  ))
}

/** Numbers of documents and amounts stay on one line; what people wrote may have words longer than one. */
function StatementCell({ text, isWhole }: { readonly text: string; readonly isWhole: boolean }) {
  const words = text === '' ? '–' : text
  return isWhole ? <span style={wholeStyle}>{words}</span> : <BreakableText>{words}</BreakableText>
}

const wholeStyle = { whiteSpace: 'nowrap' } as const

const saveCsv = (title: string, content: string): void =>
  saveFile(new Blob([content], { type: 'text/csv' }), `${title}.csv`)

const asTableColumn = ({ id, title, format }: RowsColumn): TableColumn => ({
  id,
  title,
  align: format === 'money' ? 'right' : 'left',
  ...(format === 'money' && { width: amountWidth }),
})

/** That of an amount of seven figures with its currency, rem. */
const amountWidth = 8.5

const Tools = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(1.5),
  '&:not(:empty)': { padding: theme.spacing(2) },
  '@media print': { display: 'none' },
}))
