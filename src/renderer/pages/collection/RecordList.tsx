import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useRef } from 'react'
import type { CompiledForm } from '../../../engine/validation/compiled-form.ts'
import { useIncomplete } from '../../revision/use-incomplete.ts'
import { useText } from '../../texts/use-text.ts'
import { FindRecords } from './FindRecords.tsx'
import type { RecordListProps } from './list-props.ts'
import { Pages } from './Pages.tsx'
import { RecordCards } from './RecordCards.tsx'
import { RecordTable } from './RecordTable.tsx'
import { SortSelect } from './SortSelect.tsx'
import { useCells } from './use-cells.ts'
import { recordsOnPage, useTable } from './use-table.ts'

interface CollectionRecords extends Omit<RecordListProps, 'cell' | 'view' | 'incomplete'> {
  readonly form: CompiledForm
  readonly isNarrow: boolean
}

/** The number of cards from which they can be sorted: fewer are easy to scan. */
const cardsToSort = 4

/**
 * A collection's records: a table, or cards on a narrow screen. They can be sorted; long lists are paged and can be
 * searched. Printing shows all of them.
 */
export function RecordList({ form, isNarrow, ...props }: CollectionRecords) {
  const { page, context, records, columns } = props
  const text = useText()
  const tools = useRef<HTMLDivElement>(null)
  const cell = useCells(form, context)
  const incomplete = useIncomplete(form, context, records)
  const view = useTable(records, columns, cell)
  const isLong = records.length > recordsOnPage
  const List = isNarrow ? RecordCards : RecordTable
  const pages = { view, locale: context.money?.locale }
  return (
    <>
      <Box ref={tools} sx={toolsStyle}>
        {isLong && (
          <FindRecords
            label={text('renderer.collection.find', { title: page.title })}
            value={view.find}
            onChange={view.onFind}
          />
        )}
        {isNarrow && records.length >= cardsToSort && <SortSelect columns={columns} view={view} />}
        {isLong && <Pages {...pages} label={text('renderer.collection.pages', { title: page.title })} />}
      </Box>
      <output className="rg-unseen">{useSaid(props, view)}</output>
      {view.found === 0 ? (
        <Typography sx={{ py: 4, textAlign: 'center' }}>
          {text('renderer.collection.nothing-found', { text: view.find })}
        </Typography>
      ) : (
        <List {...props} {...{ cell, incomplete, view }} />
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
    </>
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
  const count = found === records.length ? undefined : text('renderer.collection.found', { count: found })
  const place = pages > 1 ? text('renderer.collection.page', { page: page + 1, pages }) : undefined
  return [count, sorted, place].filter(Boolean).join('. ')
}

const toolsStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 1.5,
  '&:not(:empty)': { mb: 1.5 },
  '@media print': { display: 'none' },
} as const
