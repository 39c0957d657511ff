import Card from '@mui/material/Card'
import type { OwnCases } from '../../../contract/own-cases.ts'
import { LoadingBoundary } from '../../../renderer/loading/LoadingBoundary.tsx'
import { useDeclaredCall } from '../../api/use-call.ts'
import { OwnCaseTable } from '../../cases/OwnCaseTable.tsx'
import { useCaseDocument } from '../../cases/use-case-document.ts'
import { FormSkeleton } from '../../forms/FormSkeleton.tsx'

/** The member's bookings that are cases, as the page of their type lists them. */
export function BookedHere({ type }: { readonly type: string }) {
  return (
    <Card>
      <LoadingBoundary fallback={<FormSkeleton fields={3} />}>
        <Bookings type={type} />
      </LoadingBoundary>
    </Card>
  )
}

function Bookings({ type }: { readonly type: string }) {
  const { page } = useCaseDocument(type)
  const call = useDeclaredCall<OwnCases>(`cases/${type}/own`)
  return page?.kind === 'case' ? <OwnCaseTable {...{ type, page, call }} isWhole={call.data?.next === null} /> : null
}
