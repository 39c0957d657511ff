import Download from '@mui/icons-material/Download'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useRef } from 'react'
import type { CompiledForm } from '../../../engine/validation/compiled-form.ts'
import { useIncomplete } from '../../revision/use-incomplete.ts'
import { whereNarrow } from '../../tables/narrow-container.ts'
import { fittingWidth } from '../../tables/table-column.ts'
import { useText } from '../../texts/use-text.ts'
import { FilterSelects } from './FilterSelects.tsx'
import { FindRecords } from './FindRecords.tsx'
import type { RecordListProps } from './list-props.ts'
import { Pages } from './Pages.tsx'
import { RecordTable } from './RecordTable.tsx'
import { recordsAsCsv } from './records-as-csv.ts'
import { SortSelect } from './SortSelect.tsx'
import { useCells } from './use-cells.ts'
import { recordsOnPage, useTable } from './use-table.ts'
import { useTableShape } from './use-table-shape.ts'
import type { TableShape } from './use-table-shape.ts'

interface CollectionRecords extends Omit<RecordListProps, 'cell' | 'view' | 'incomplete'> {
  readonly form: CompiledForm
  /** Has the browser save a file, for a page that offers its records as one. */
  readonly onExport?: ((content: string) => void) | undefined
}

/** The number of records from which cards can be sorted, and any can be narrowed: fewer are easy to scan. */
const fewToScan = 4

/**
 * A collection's records: a table, or cards where it is narrow. They can be sorted, and narrowed and saved as a file
 * where the page declares so; long lists are paged and can be searched. Printing shows all of them.
 */
export function RecordList({ form, onExport, ...props }: CollectionRecords) {
  const { page, context, records, columns } = props
  const text = useText()
  const tools = useRef<HTMLDivElement>(null)
  const cell = useCells(form, context)
  const incomplete = useIncomplete(form, context, records)
  const view = useTable(records, columns, cell, props.saved)
  const isLong = records.length > recordsOnPage
  const shape = useTableShape({ ...props, view })
  const pages = { view, locale: context.money?.locale }
  return (
    <Box sx={{ containerType: 'inline-size' }}>
      <Box ref={tools} sx={toolsStyle}>
        {isLong && (
          <FindRecords
            label={text('renderer.collection.find', { title: page.title })}
            value={view.find}
            onChange={view.onFind}
          />
        )}
        {records.length >= fewToScan && <FilterSelects {...{ columns, records, cell, view }} />}
        {records.length >= fewToScan && (
          <Box sx={sortStyle(shape)}>
            <SortSelect columns={columns} view={view} />
          </Box>
        )}
        {isLong && <Pages {...pages} label={text('renderer.collection.pages', { title: page.title })} />}
        {page.export === 'csv' && onExport && (
          <Button startIcon={<Download />} onClick={() => onExport(recordsAsCsv(view.found, columns, cell))}>
            {text('renderer.collection.export')}
          </Button>
        )}
      </Box>
      <output className="rg-unseen">{useSaid(props, view)}</output>
      {view.found.length === 0 ? (
        <NothingFound view={view} />
      ) : (
        <RecordTable {...props} {...{ cell, incomplete, view, shape }} />
      )}
      {view.pages > 1 && (
        <Box sx={{ mt: 1.5 }}>
          <Pages
            {...pages}
            label={text('renderer.collection.pages-below', { title: page.title })}
            onStep={(step) => tools.current?.querySelector<HTMLElement>(`[data-step=${step}]`)?.focus()}
          />
        </Box>
      )}
    </Box>
  )
}

/** Instead of the table, where the search or the filters leave no record. */
function NothingFound({ view }: Pick<RecordListProps, 'view'>) {
  const text = useText()
  const found = view.find === '' ? text('renderer.collection.none-match') : undefined
  return (
    <Box sx={{ py: 4, textAlign: 'center' }}>
      <Typography>{found ?? text('renderer.collection.nothing-found', { text: view.find })}</Typography>
      {view.narrowing.size > 0 && (
        <Button onClick={view.onShowAll} sx={{ mt: 1 }}>
          {text('renderer.collection.show-all')}
        </Button>
      )}
    </Box>
  )
}

/** Announces the state of the table to screen readers: its order, and how many records were found. */
function useSaid({ records }: Pick<RecordListProps, 'records'>, view: RecordListProps['view']): string {
  const text = useText()
  const { order, found, page, pages } = view
  const sorted =
    order &&
    text('renderer.collection.sorted', {
      order: text(`renderer.collection.${order.direction}`, { column: order.column.title }),
    })
  const count = found.length === records.length ? undefined : text('renderer.collection.found', { count: found.length })
  const place = pages > 1 ? text('renderer.collection.page', { page: page + 1, pages }) : undefined
  return [count, sorted, place].filter(Boolean).join('. ')
}

/** Only cards need it: the headings of columns sort. */
const sortStyle = ({ columns, actions }: TableShape) => ({
  display: 'none',
  ...whereNarrow(fittingWidth(columns, actions), { display: 'block' }),
})

const toolsStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 1.5,
  '&:not(:empty)': { mb: 1.5 },
  '@media print': { display: 'none' },
} as const
