import { mostInAuditFile } from '../../../../contract/audit-log.ts'
import { EmptyState } from '../../../../renderer/feedback/EmptyState.tsx'
import { TableSkeleton } from '../../../../renderer/feedback/TableSkeleton.tsx'
import { useText } from '../../../../renderer/texts/use-text.ts'
import { useCall } from '../../../api/use-call.ts'
import { LoadFailure } from '../../../ui/LoadFailure.tsx'
import { FoundPage } from '../FoundPage.tsx'
import { auditAddress } from './audit-address.ts'
import { AuditTable } from './AuditTable.tsx'

interface FoundEntriesProps {
  readonly search: URLSearchParams
  readonly onGo: (search: URLSearchParams) => void
}

/** The entries that are sought, a page of them at a time. */
export function FoundEntries({ search, onGo }: FoundEntriesProps) {
  const text = useText()
  const address = `admin/audit?${auditAddress.place(search).toString()}` as const
  const { data, error, mutate } = useCall(address, { keepPreviousData: true })
  if (error && !data) return <LoadFailure error={error} onRetry={() => void mutate()} />
  if (!data) return <TableSkeleton columns={5} />
  const { items, total, page, pages } = data
  const isNarrowed = auditAddress.isNarrowed(search)
  const counted = text('portal.audit.count', { count: total })
  const cut = total > mostInAuditFile ? ` · ${text('portal.audit.export-most', { count: mostInAuditFile })}` : ''
  return (
    <FoundPage
      count={`${counted}${cut}`}
      page={page}
      pages={pages}
      onPage={(next) => onGo(auditAddress.onPage(search, next))}
    >
      {items.length === 0 ? (
        <EmptyState
          title={text(isNarrowed ? 'portal.audit.none-such' : 'portal.audit.none')}
          text={text(isNarrowed ? 'portal.audit.none-such-text' : 'portal.audit.none-text')}
        />
      ) : (
        <AuditTable entries={items} />
      )}
    </FoundPage>
  )
}
