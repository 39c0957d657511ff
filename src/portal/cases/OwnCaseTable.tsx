import type { OwnCases } from '../../contract/own-cases.ts'
import type { CasePage } from '../../engine/document/case-page.ts'
import { EmptyState } from '../../renderer/feedback/EmptyState.tsx'
import { RowsSkeleton } from '../../renderer/feedback/RowsSkeleton.tsx'
import { useDrawnRows } from '../../renderer/tables/drawn-as.ts'
import type { ApiError } from '../api/api-error.ts'
import { usePublished } from '../forms/published-context.ts'
import { LoadFailure } from '../ui/LoadFailure.tsx'
import { LoadingBoundary } from '../../renderer/loading/LoadingBoundary.tsx'
import { OwnCaseRows } from './OwnCaseRows.tsx'
import { useCaseDocument } from './use-case-document.ts'

interface OwnCaseTableProps {
  readonly type: string
  readonly page: CasePage
  readonly call: {
    readonly data: OwnCases | undefined
    readonly error: ApiError | undefined
    readonly mutate: () => unknown
  }
  /** Whether these are all cases of the user, so that they can be narrowed, summed and saved as the page declares. */
  readonly isWhole?: boolean
}

/** The user's own cases of a type in the columns that its page declares, from the call that reads them. */
export function OwnCaseTable({ type, page, call: { data, error, mutate }, isWhole = false }: OwnCaseTableProps) {
  const document = useCaseDocument(type)
  const drawn = useDrawnRows(`cases/${type}`, page.list.as)
  // They load beside the cases. Rows that still have to wait for them hide nothing but the table.
  void usePublished().lists(document)
  if (error) return <LoadFailure error={error} onRetry={() => void mutate()} />
  const { columns, actions = [] } = page.list
  const waiting = (
    <RowsSkeleton columns={columns.length} drawn={drawn} hasActions={actions.length > 0} hasExport={false} isInCard />
  )
  if (!data) return waiting
  if (data.items.length === 0) return <EmptyState title={page.list.empty} />
  return (
    <LoadingBoundary fallback={waiting}>
      <OwnCaseRows {...{ type, page, isWhole, drawn }} cases={data.items} />
    </LoadingBoundary>
  )
}
