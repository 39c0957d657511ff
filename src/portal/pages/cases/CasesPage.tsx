import { useLocation, useParams } from 'react-router-dom'
import { TableSkeleton } from '../../../renderer/feedback/TableSkeleton.tsx'
import { OwnCaseList } from '../../cases/OwnCaseList.tsx'
import { typeInPath } from '../../cases/case-address.ts'
import { useCaseDocument } from '../../cases/use-case-document.ts'
import { LoadingBoundary } from '../../../renderer/loading/LoadingBoundary.tsx'
import { UnknownType } from './UnknownType.tsx'

/** The user's own cases of the type that the address names: `/cases/<type>`, or `/<type>` of the specification. */
export function CasesPage() {
  const { pathname } = useLocation()
  const { type = typeInPath(pathname) } = useParams()
  return (
    <LoadingBoundary key={type} fallback={<TableSkeleton columns={5} />}>
      <DeclaredList type={type} />
    </LoadingBoundary>
  )
}

function DeclaredList({ type }: { readonly type: string }) {
  const { page } = useCaseDocument(type)
  return page?.kind === 'case' ? <OwnCaseList type={type} page={page} /> : <UnknownType />
}
