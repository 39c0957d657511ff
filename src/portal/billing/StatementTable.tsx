import type { LedgerEntry } from '../../contract/ledger.ts'
import type { RowSource } from '../../generated/closed-names.ts'
import type { RowsPage } from '../../engine/document/rows-page.ts'
import { EmptyState } from '../../renderer/feedback/EmptyState.tsx'
import { RowsSkeleton } from '../../renderer/feedback/RowsSkeleton.tsx'
import { useDrawnRows } from '../../renderer/tables/drawn-as.ts'
import { useCall } from '../api/use-call.ts'
import { LoadFailure } from '../ui/LoadFailure.tsx'
import { StatementRows } from './StatementRows.tsx'

const addresses = {
  'ledger/statement': 'profile/ledger',
  'ledger/pending': 'billing/pending',
} as const satisfies Readonly<Record<RowSource, string>>

/** The rows of a declared page over the member's own accounts. */
export function StatementTable({ page }: { readonly page: RowsPage }) {
  const drawn = useDrawnRows(page.source, page.as)
  const { data, error, mutate } = useCall(addresses[page.source])
  if (error) return <LoadFailure error={error} onRetry={() => void mutate()} />
  if (!data) {
    const { columns, actions = [] } = page
    return (
      <RowsSkeleton
        columns={columns.length}
        drawn={drawn}
        hasActions={actions.length > 0}
        hasExport={page.export === 'csv'}
        isInCard
      />
    )
  }
  return <StatementList page={page} entries={data} />
}

/** Entries that are read already, in the columns of a declared page. */
export function StatementList({
  page,
  entries,
}: {
  readonly page: RowsPage
  readonly entries: readonly LedgerEntry[]
}) {
  const drawn = useDrawnRows(page.source, page.as)
  if (entries.length === 0) return <EmptyState title={page.empty} />
  return <StatementRows {...{ page, drawn, entries }} />
}
