import ArrowBack from '@mui/icons-material/ArrowBack'
import Button from '@mui/material/Button'
import { Link } from 'react-router-dom'
import { ownersStart } from '../../../engine/cases/beginning.ts'
import { BeginSteps } from '../../cases/begin/steps/BeginSteps.tsx'
import { casesAddress } from '../../cases/case-address.ts'
import { useCaseDocument } from '../../cases/use-case-document.ts'
import { useCaseType } from '../../cases/use-case-type.ts'
import { FormSkeleton } from '../../forms/FormSkeleton.tsx'
import { PageHeading } from '../../ui/PageHeading.tsx'
import { LoadingBoundary } from '../../../renderer/loading/LoadingBoundary.tsx'
import { UnknownType } from '../../cases/UnknownType.tsx'

/** The way to a new case of the type that the address is about. */
export function NewCasePage() {
  const type = useCaseType()
  return (
    <LoadingBoundary key={type} fallback={<FormSkeleton fields={3} />}>
      <DeclaredSteps type={type} />
    </LoadingBoundary>
  )
}

function DeclaredSteps({ type }: { readonly type: string }) {
  const { page, case: declared } = useCaseDocument(type)
  const start = declared && ownersStart({ declared })
  if (page?.kind !== 'case' || start === undefined || page.list.start === undefined) return <UnknownType />
  return (
    <>
      <PageHeading
        title={page.list.start.title}
        actions={
          <Button component={Link} to={casesAddress(type)} variant="outlined" startIcon={<ArrowBack />}>
            {page.title}
          </Button>
        }
      />
      <LoadingBoundary fallback={<FormSkeleton fields={3} />}>
        <BeginSteps type={type} page={page} start={start} />
      </LoadingBoundary>
    </>
  )
}
