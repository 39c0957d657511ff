import type { OwnCases } from '../../contract/own-cases.ts'
import type { CasePage } from '../../engine/document/case-page.ts'
import { EmptyState } from '../../renderer/feedback/EmptyState.tsx'
import { TableSkeleton } from '../../renderer/feedback/TableSkeleton.tsx'
import type { useDeclaredCall } from '../api/use-call.ts'
import { usePublished } from '../forms/published-context.ts'
import { LoadFailure } from '../ui/LoadFailure.tsx'
import { LoadingBoundary } from '../../renderer/loading/LoadingBoundary.tsx'
import { OwnCaseRows } from './OwnCaseRows.tsx'
import { useCaseDocument } from './use-case-document.ts'

interface OwnCaseTableProps {
  readonly type: string
  readonly page: CasePage
  readonly call: ReturnType<typeof useDeclaredCall<OwnCases>>
  /** Whether these are all cases of the user, so that they can be narrowed, summed and saved as the page declares. */
  readonly isWhole?: boolean
}

/** The user's own cases of a type in the columns that its page declares, from the call that reads them. */
export function OwnCaseTable({ type, page, call: { data, error, mutate }, isWhole = false }: OwnCaseTableProps) {
  const document = useCaseDocument(type)
  // They load beside the cases. Rows that still have to wait for them hide nothing but the table.
  void usePublished().lists(document)
  if (error) return <LoadFailure error={error} onRetry={() => void mutate()} />
  const waiting = <TableSkeleton columns={page.list.columns.length} />
  if (!data) return waiting
  if (data.items.length === 0) return <EmptyState title={page.list.empty} />
  return (
    <LoadingBoundary fallback={waiting}>
      <OwnCaseRows {...{ type, page, isWhole }} cases={data.items} />
    </LoadingBoundary>
  )
}
