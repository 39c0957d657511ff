import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import { useState } from 'react'
import type { OwnCase, OwnCases } from '../../contract/own-cases.ts'
import type { CasePage } from '../../engine/document/case-page.ts'
import { EmptyState } from '../../renderer/feedback/EmptyState.tsx'
import { TableSkeleton } from '../../renderer/feedback/TableSkeleton.tsx'
import { DataTable } from '../../renderer/tables/DataTable.tsx'
import type { TableColumn } from '../../renderer/tables/table-column.ts'
import { useText } from '../../renderer/texts/use-text.ts'
import { useDeclaredCall } from '../api/use-call.ts'
import { LoadFailure } from '../ui/LoadFailure.tsx'
import { PageHeading } from '../ui/PageHeading.tsx'
import { CaseRowActions, openTransitions } from './CaseRowActions.tsx'
import { useCaseCells } from './use-case-cells.tsx'

interface OwnCaseListProps {
  readonly type: string
  readonly page: CasePage
}

/** The user's own cases of a type in the columns that its page declares. Suspends until its lists are loaded. */
export function OwnCaseList({ type, page }: OwnCaseListProps) {
  const text = useText()
  const [after, setAfter] = useState<readonly string[]>([])
  const last = after.at(-1)
  const query = last === undefined ? '' : `?after=${encodeURIComponent(last)}`
  const { data, error, mutate } = useDeclaredCall<OwnCases>(`cases/${type}/own${query}`)
  return (
    <>
      <PageHeading title={page.title} {...(page.description !== undefined && { lead: page.description })} />
      {error ? (
        <LoadFailure error={error} onRetry={() => void mutate()} />
      ) : (
        <Card>
          {!data && <TableSkeleton columns={page.list.columns.length} />}
          {data?.items.length === 0 && <EmptyState title={page.list.empty} />}
          {data && data.items.length > 0 && <OwnCaseTable type={type} page={page} cases={data.items} />}
        </Card>
      )}
      {data && (data.next !== null || after.length > 0) && (
        <nav aria-label={text('portal.desk.pages')}>
          <Button disabled={after.length === 0} onClick={() => setAfter(after.slice(0, -1))}>
            {text('portal.desk.previous-page')}
          </Button>
          <Button disabled={data.next === null} onClick={() => setAfter([...after, data.next ?? ''])}>
            {text('portal.desk.next-page')}
          </Button>
        </nav>
      )}
    </>
  )
}

function OwnCaseTable({ type, page, cases }: OwnCaseListProps & { readonly cases: readonly OwnCase[] }) {
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
