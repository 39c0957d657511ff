import { TableSkeleton } from '../../../renderer/feedback/TableSkeleton.tsx'
import { OwnCaseList } from '../../cases/OwnCaseList.tsx'
import { useCaseDocument } from '../../cases/use-case-document.ts'
import { useCaseType } from '../../cases/use-case-type.ts'
import { LoadingBoundary } from '../../../renderer/loading/LoadingBoundary.tsx'
import { UnknownType } from '../../cases/UnknownType.tsx'

/** The user's own cases of the type that the address is about. */
export function CasesPage() {
  const type = useCaseType()
  return (
    <LoadingBoundary key={type} fallback={<TableSkeleton columns={5} />}>
      <DeclaredList type={type} />
    </LoadingBoundary>
  )
}

/** An organisation that leaves the caption of a page empty has no such page. */
function DeclaredList({ type }: { readonly type: string }) {
  const { page } = useCaseDocument(type)
  return page?.kind === 'case' && page.title !== '' ? <OwnCaseList type={type} page={page} /> : <UnknownType />
}
