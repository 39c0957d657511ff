import Button from '@mui/material/Button'
import { Suspense } from 'react'
import { Link, useParams } from 'react-router-dom'
import { TableSkeleton } from '../../../renderer/feedback/TableSkeleton.tsx'
import { useText } from '../../../renderer/texts/use-text.ts'
import { applicationType } from '../../cases/application-type.ts'
import { OwnCaseList } from '../../cases/OwnCaseList.tsx'
import { useCaseDocument } from '../../cases/use-case-document.ts'
import { PageHeading } from '../../ui/PageHeading.tsx'

/** The user's own cases of the type that the address names; of applications at `/application`. */
export function CasesPage() {
  const { type = applicationType } = useParams()
  return (
    <Suspense key={type} fallback={<TableSkeleton columns={5} />}>
      <DeclaredList type={type} />
    </Suspense>
  )
}

function DeclaredList({ type }: { readonly type: string }) {
  const { page } = useCaseDocument(type)
  return page?.kind === 'case' ? <OwnCaseList type={type} page={page} /> : <UnknownType />
}

/** For a type that the organisation does not have. */
function UnknownType() {
  const text = useText()
  return (
    <>
      <PageHeading title={text('portal.not-found.title')} lead={text('portal.not-found.text')} />
      <div>
        <Button component={Link} to="/" variant="contained">
          {text('portal.go-back')}
        </Button>
      </div>
    </>
  )
}
