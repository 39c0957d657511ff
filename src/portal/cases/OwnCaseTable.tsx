import { Suspense } from 'react'
import type { OwnCase, OwnCases } from '../../contract/own-cases.ts'
import type { CasePage } from '../../engine/document/case-page.ts'
import { EmptyState } from '../../renderer/feedback/EmptyState.tsx'
import { TableSkeleton } from '../../renderer/feedback/TableSkeleton.tsx'
import { DataTable } from '../../renderer/tables/DataTable.tsx'
import type { TableColumn } from '../../renderer/tables/table-column.ts'
import { useText } from '../../renderer/texts/use-text.ts'
import type { useDeclaredCall } from '../api/use-call.ts'
import { usePublished } from '../forms/published-context.ts'
import { LoadFailure } from '../ui/LoadFailure.tsx'
import { CaseRowActions, openTransitions } from './CaseRowActions.tsx'
import { useCaseCells } from './use-case-cells.tsx'
import { useCaseDocument } from './use-case-document.ts'

interface OwnCaseTableProps {
  readonly type: string
  readonly page: CasePage
  readonly call: ReturnType<typeof useDeclaredCall<OwnCases>>
}

/** The user's own cases of a type in the columns that its page declares, from the call that reads them. */
export function OwnCaseTable({ type, page, call: { data, error, mutate } }: OwnCaseTableProps) {
  const document = useCaseDocument(type)
  // They load beside the cases. Rows that still have to wait for them hide nothing but the table.
  void usePublished().lists(document)
  if (error) return <LoadFailure error={error} onRetry={() => void mutate()} />
  const waiting = <TableSkeleton columns={page.list.columns.length} />
  if (!data) return waiting
  if (data.items.length === 0) return <EmptyState title={page.list.empty} />
  return (
    <Suspense fallback={waiting}>
      <Rows type={type} page={page} cases={data.items} />
    </Suspense>
  )
}

interface RowsProps extends Pick<OwnCaseTableProps, 'type' | 'page'> {
  readonly cases: readonly OwnCase[]
}

function Rows({ type, page, cases }: RowsProps) {
  const text = useText()
  const cells = useCaseCells(type, page)
  const columns = page.list.columns.map(({ id, title, format }): TableColumn => ({
    id,
    title,
    align: format === 'money' || format === 'number' ? 'right' : 'left',
  }))
  const rows = sorted(cases, page).map((one) => ({
    key: one.id,
    cells: cells(one),
    actions: <CaseRowActions type={type} page={page} shown={one} />,
  }))
  const most = Math.max(...cases.map((one) => one.actions.length + openTransitions(page, one).length))
  return (
    <DataTable
      label={page.title}
      columns={columns}
      rows={rows}
      isFramed={false}
      {...(most > 0 && { actions: { title: text('portal.cases.actions'), most: Math.min(most, 3), width: 8 } })}
    />
  )
}

/** In the order that a column declares; else newest first, as the server returns them. */
function sorted(cases: readonly OwnCase[], page: CasePage): readonly OwnCase[] {
  const by = page.list.columns.find(({ sort }) => sort === 'ascending' || sort === 'descending')
  if (by === undefined) return cases
  const key = ({ cells }: OwnCase) => String(cells[by.id] ?? '')
  const ascending = cases.toSorted((one, other) => key(one).localeCompare(key(other), undefined, { numeric: true }))
  return by.sort === 'ascending' ? ascending : ascending.toReversed()
}
