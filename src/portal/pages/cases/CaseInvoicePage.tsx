import { Navigate, useParams } from 'react-router-dom'
import type { CaseView } from '../../../contract/case.ts'
import { useDeclaredCall } from '../../api/use-call.ts'
import { caseAddress } from '../../cases/case-address.ts'
import { ownDocumentAddress } from '../../cases/own-document-address.ts'
import { useCaseType } from '../../cases/use-case-type.ts'
import { HeadedLoadFailure } from '../../ui/HeadedLoadFailure.tsx'
import { PageHeading } from '../../ui/PageHeading.tsx'
import { DocumentSkeleton } from '../../documents/DocumentSkeleton.tsx'

/** Leads from a case's number to its invoice among those of the member's account; before it is billed, to the case. */
export function CaseInvoicePage() {
  const type = useCaseType()
  const { number = '' } = useParams()
  const { data, error, mutate } = useDeclaredCall<CaseView>(`cases/${type}/${encodeURIComponent(number)}`)
  if (error) return <HeadedLoadFailure title={number} error={error} onRetry={() => void mutate()} />
  if (data === undefined) {
    return (
      <>
        <PageHeading title={number} />
        <DocumentSkeleton />
      </>
    )
  }
  const invoice = data.documents.find(({ id }) => id.startsWith('invoice:'))
  const to = invoice === undefined ? caseAddress(type, data) : ownDocumentAddress(type, data, invoice.id)
  return <Navigate to={to} replace />
}
