import Card from '@mui/material/Card'
import { Suspense } from 'react'
import { TableSkeleton } from '../../../renderer/feedback/TableSkeleton.tsx'
import { useText } from '../../../renderer/texts/use-text.ts'
import { PageHeading } from '../../ui/PageHeading.tsx'
import { ApplicationList } from '../../sections/ApplicationList.tsx'
import { OwnCaseList } from '../../cases/OwnCaseList.tsx'
import { useCaseDocument } from '../../cases/use-case-document.ts'

/** The case type whose page is shown here, where the organisation declares it. */
const shownType = 'application'

/** The user's applications: as the page of their case type declares, where there is one. */
export function ApplicationsPage() {
  return (
    <Suspense fallback={<TableSkeleton columns={5} />}>
      <DeclaredApplications />
    </Suspense>
  )
}

function DeclaredApplications() {
  const text = useText()
  const { page } = useCaseDocument(shownType)
  if (page?.kind === 'case') return <OwnCaseList type={shownType} page={page} />
  return (
    <>
      <PageHeading title={text('portal.applications.title')} lead={text('portal.applications.lead')} />
      <Card>
        <ApplicationList />
      </Card>
    </>
  )
}
