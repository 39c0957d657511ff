import { Suspense } from 'react'
import { useParams } from 'react-router-dom'
import { TableSkeleton } from '../../../renderer/feedback/TableSkeleton.tsx'
import { NotFoundPage } from '../NotFoundPage.tsx'
import { useCaseDocument } from '../../cases/use-case-document.ts'
import { OwnCaseList } from './OwnCaseList.tsx'

/** The user's own cases of the type that the address names. */
export function CasesPage() {
  const { type = '' } = useParams()
  return (
    <Suspense key={type} fallback={<TableSkeleton columns={5} />}>
      <DeclaredList type={type} />
    </Suspense>
  )
}

function DeclaredList({ type }: { readonly type: string }) {
  const { page } = useCaseDocument(type)
  return page?.kind === 'case' ? <OwnCaseList type={type} page={page} /> : <NotFoundPage />
}
