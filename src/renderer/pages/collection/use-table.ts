import { useDeferredValue, useMemo, useState } from 'react'
import type { ColumnDefinition } from '../../../engine/document/collection-page.ts'
import type { JsonObject } from '../../../engine/json/json.ts'
import { useLanguage } from '../../texts/use-text.ts'
import type { CellReader } from '../../../engine/reading/read-cell.ts'
import { findRecords } from './find-records.ts'
import { narrowedTo, narrowRows, notNarrowed } from '../../tables/narrow-rows.ts'
import type { Narrowing } from '../../tables/narrow-rows.ts'
import { useNarrowing } from '../../tables/narrowing-place.ts'
import { recordKey } from '../record-key.ts'
import { recordReader } from './record-reader.ts'
import { declaredOrder, nextOrder, sortRecords } from './sort-records.ts'
import type { TableOrder } from './sort-records.ts'
import { usePrinting } from './use-printing.ts'

/** Records per page. */
export const recordsOnPage = 50

/** The visible part of a collection: found, sorted, one page of it. All pages when printing. */
export interface TableView {
  readonly rows: readonly JsonObject[]
  /** Those that the search and the filters leave, on all pages, in their order. */
  readonly found: readonly JsonObject[]
  /** From 0. */
  readonly page: number
  readonly pages: number
  readonly order: TableOrder | undefined
  /** The search text. */
  readonly find: string
  readonly onFind: (typed: string) => void
  /** What the filters are set to. */
  readonly narrowing: Narrowing
  /** Sets the filter of a column; the empty text means all. */
  readonly onNarrow: (column: ColumnDefinition, value: string) => void
  /** Neither searched nor narrowed any more. */
  readonly onShowAll: () => void
  readonly onPage: (page: number) => void
  readonly onOrder: (order: TableOrder | undefined) => void
  /** The same as pressing a column's heading. */
  readonly onHeading: (column: ColumnDefinition) => void
}

interface TabledRecords {
  /** By which the filters of the table are kept. */
  readonly name: string
  readonly records: readonly JsonObject[]
  readonly columns: readonly ColumnDefinition[]
}

/** Searches, narrows, sorts and pages records. A record that was just saved is on the page that is shown. */
export function useTable(
  { name, records, columns }: TabledRecords,
  cell: CellReader,
  saved: ReadonlySet<string>,
): TableView {
  const language = useLanguage()
  const isPrinting = usePrinting()
  const [order, setOrder] = useState(() => declaredOrder(columns))
  const [find, setFind] = useState('')
  const [narrowing, setNarrowing] = useNarrowing(name)
  const [wantedPage, setPage] = useState(0)
  const [placed, setPlaced] = useState(saved)
  const deferred = useDeferredValue(find)
  const typed = find === '' ? '' : deferred
  const all = useMemo(
    () => (order ? sortRecords(records, order, { cell, language }) : records),
    [records, order, cell, language],
  )
  const found = useMemo(
    () => findRecords(narrowRows(all, narrowing, columns, recordReader(cell)), typed, columns, cell),
    [all, narrowing, typed, columns, cell],
  )
  if (placed !== saved) {
    setPlaced(saved)
    const isSaved = (record: JsonObject) => saved.has(recordKey(record, records.indexOf(record)))
    const at = found.findIndex(isSaved)
    if (at < 0 && saved.size > 0) {
      setFind('')
      setNarrowing(notNarrowed)
    }
    const index = at < 0 ? all.findIndex(isSaved) : at
    if (index >= 0) setPage(Math.floor(index / recordsOnPage))
  }
  const pages = Math.max(1, Math.ceil(found.length / recordsOnPage))
  const page = Math.min(wantedPage, pages - 1)
  const arrange = (next: TableOrder | undefined) => {
    setOrder(next)
    setPage(0)
  }
  return {
    rows: isPrinting ? found : found.slice(page * recordsOnPage, (page + 1) * recordsOnPage),
    found,
    page,
    pages,
    order,
    find,
    onFind: (text) => {
      setFind(text)
      setPage(0)
    },
    narrowing,
    onNarrow: (column, value) => {
      setNarrowing(narrowedTo(narrowing, column, value))
      setPage(0)
    },
    onShowAll: () => {
      setFind('')
      setNarrowing(notNarrowed)
      setPage(0)
    },
    onPage: setPage,
    onOrder: arrange,
    onHeading: (column) => arrange(nextOrder(order, column)),
  }
}
