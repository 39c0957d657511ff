import { useText } from '../../../../renderer/texts/use-text.ts'
import { ExportMenu } from '../../../documents/ExportMenu.tsx'
import { PageHeading } from '../../../ui/PageHeading.tsx'
import { JobOverview } from './JobOverview.tsx'

/** The organisation's work in the background, for administrators (ADM-17). */
export function AdminJobsPage() {
  const text = useText()
  return (
    <>
      <PageHeading
        title={text('portal.jobs.title')}
        lead={text('portal.jobs.lead')}
        actions={<ExportMenu address="admin/jobs/export" fileName={text('portal.jobs.title')} />}
      />
      <JobOverview />
    </>
  )
}
