import type { RowSource } from '../../generated/closed-names.ts'
import type { RowsPage } from '../../engine/document/rows-page.ts'
import { EmptyState } from '../../renderer/feedback/EmptyState.tsx'
import { RowsSkeleton } from '../../renderer/feedback/RowsSkeleton.tsx'
import { useDrawnRows } from '../../renderer/tables/drawn-as.ts'
import { useDeclaredCall } from '../api/use-call.ts'
import { LoadFailure } from '../ui/LoadFailure.tsx'
import type { AccountRow } from './account-row.ts'
import { AccountRows } from './AccountRows.tsx'

const addresses = {
  'ledger/statement': 'profile/ledger',
  'ledger/pending': 'billing/pending',
  'ledger/subscriptions': 'subs',
  'ledger/payments': 'billing/history',
} as const satisfies Readonly<Record<RowSource, string>>

/** The rows of a declared page over the member's own accounts. */
export function AccountTable({ page }: { readonly page: RowsPage }) {
  const drawn = useDrawnRows(page.source, page.as)
  const { data, error, mutate } = useDeclaredCall<readonly AccountRow[]>(addresses[page.source])
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
  return <AccountList page={page} rows={data} />
}

/** Rows that are read already, in the columns of a declared page. */
export function AccountList({ page, rows }: { readonly page: RowsPage; readonly rows: readonly AccountRow[] }) {
  const drawn = useDrawnRows(page.source, page.as)
  if (rows.length === 0) return <EmptyState title={page.empty} />
  return <AccountRows {...{ page, drawn }} entries={rows} />
}
