import Box from '@mui/material/Box'
import { useMemo, useRef } from 'react'
import type { CompiledForm } from '../../../engine/validation/compiled-form.ts'
import { useIncomplete } from '../../revision/use-incomplete.ts'
import { FilterSelects } from '../../filters/FilterSelects.tsx'
import { focusFirstTool } from '../../filters/focus-first-tool.ts'
import { TrailingTools, withoutSwitch } from '../../filters/TrailingTools.tsx'
import { whereNarrow } from '../../tables/narrow-container.ts'
import { NoneMatch } from '../../tables/NoneMatch.tsx'
import { rowsAsCsv } from '../../tables/rows-as-csv.ts'
import { fittingWidth } from '../../tables/table-column.ts'
import { useFoundRowsText } from '../../tables/use-found-rows-text.ts'
import { useText } from '../../texts/use-text.ts'
import { FindRecords } from './FindRecords.tsx'
import type { RecordListProps } from './list-props.ts'
import { Pages } from './Pages.tsx'
import { recordReader } from './record-reader.ts'
import { RecordTable } from './RecordTable.tsx'
import { SortSelect } from './SortSelect.tsx'
import { useCells } from './use-cells.ts'
import { recordsOnPage, useTable } from './use-table.ts'
import { useTableShape } from './use-table-shape.ts'

interface CollectionRecords extends Omit<RecordListProps, 'cell' | 'view' | 'incomplete'> {
  readonly form: CompiledForm
  /** Has the browser save a file, for a page that offers its records as one. */
  readonly onExport?: ((content: string) => void) | undefined
}

/** A section's table is called as the section is: `shareholders`. */
const nameOf = ({ id }: CompiledForm): string => id.slice(id.lastIndexOf('/') + 1)

/** The number of cards from which they can be sorted: fewer are easy to scan. */
const cardsToSort = 4

/**
 * A collection's records: a table, or cards where it is narrow or where the user wants them. They can be sorted, and
 * narrowed and saved as a file where the page declares so; long lists are paged and can be searched. Printing shows
 * all of them.
 */
export function RecordList({ form, onExport, ...props }: CollectionRecords) {
  const { page, context, records, columns, drawn } = props
  const text = useText()
  const tools = useRef<HTMLDivElement>(null)
  const cell = useCells(form, context)
  const reader = useMemo(() => recordReader(cell), [cell])
  const incomplete = useIncomplete(form, context, records)
  const view = useTable({ name: nameOf(form), records, columns }, cell, props.saved)
  const isLong = records.length > recordsOnPage
  const shape = useTableShape({ ...props, view })
  const fits = fittingWidth(shape.columns, shape.actions)
  const pages = { view, locale: context.money?.locale }
  const showAll = () => {
    view.onShowAll()
    // The button that was pressed goes.
    focusFirstTool(tools.current)
  }
  return (
    <Box sx={{ containerType: 'inline-size' }}>
      <Box ref={tools} sx={{ ...toolsStyle, ...withoutSwitch(fits) }}>
        {isLong && (
          <FindRecords
            label={text('renderer.collection.find', { title: page.title })}
            value={view.find}
            onChange={view.onFind}
          />
        )}
        <FilterSelects {...{ columns, reader }} rows={records} narrowing={view.narrowing} onNarrow={view.onNarrow} />
        {records.length >= cardsToSort && (
          <Box sx={drawn.drawnAs === 'cards' ? undefined : sortStyle(fits)}>
            <SortSelect columns={columns} view={view} />
          </Box>
        )}
        {isLong && <Pages {...pages} label={text('renderer.collection.pages', { title: page.title })} />}
        <TrailingTools
          {...{ drawn, fits }}
          onExport={
            page.export === 'csv' && onExport ? () => onExport(rowsAsCsv(view.found, columns, reader)) : undefined
          }
        />
      </Box>
      <output className="rg-unseen">{useSaid(props, view)}</output>
      {view.found.length === 0 ? (
        <NoneMatch find={view.find} onShowAll={view.narrowing.size > 0 ? showAll : undefined} />
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

/** Announces the state of the table to screen readers: its order, and how many records were found. */
function useSaid({ records }: Pick<RecordListProps, 'records'>, view: RecordListProps['view']): string {
  const text = useText()
  const { order, found, page, pages } = view
  const sorted =
    order &&
    text('renderer.collection.sorted', {
      order: text(`renderer.collection.${order.direction}`, { column: order.column.title }),
    })
  const count = useFoundRowsText(found.length, records.length)
  const place = pages > 1 ? text('renderer.collection.page', { page: page + 1, pages }) : undefined
  return [count, sorted, place].filter(Boolean).join('. ')
}

/** Only cards need it: the headings of columns sort. */
const sortStyle = (fits: number) => ({
  display: 'none',
  ...whereNarrow(fits, { display: 'block' }),
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
