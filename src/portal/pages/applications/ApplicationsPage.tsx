import Card from '@mui/material/Card'
import { useText } from '../../../renderer/texts/use-text.ts'
import { PageHeading } from '../../ui/PageHeading.tsx'
import { ApplicationList } from '../../sections/ApplicationList.tsx'

export function ApplicationsPage() {
  const text = useText()
  return (
    <>
      <PageHeading title={text('portal.applications.title')} lead={text('portal.applications.lead')} />
      <Card>
        <ApplicationList />
      </Card>
    </>
  )
}
