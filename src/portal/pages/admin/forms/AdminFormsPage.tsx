import Card from '@mui/material/Card'
import Stack from '@mui/material/Stack'
import { TableSkeleton } from '../../../../renderer/feedback/TableSkeleton.tsx'
import { useText } from '../../../../renderer/texts/use-text.ts'
import { useCall } from '../../../api/use-call.ts'
import { LoadFailure } from '../../../ui/LoadFailure.tsx'
import { PageHeading } from '../../../ui/PageHeading.tsx'
import { OrganisationFiles } from '../exchange/OrganisationFiles.tsx'
import { AddSection } from './additions/AddSection.tsx'
import { FormsTable } from './FormsTable.tsx'
import { PublicationHistory } from './history/PublicationHistory.tsx'
import { ReleaseNotice } from './release/ReleaseNotice.tsx'
import { ScheduleHistory } from './schedule/ScheduleHistory.tsx'

/** What may be changed without a developer, and what was published of it (ADM-05, ADM-16). */
export function AdminFormsPage() {
  const text = useText()
  const { data, error, mutate } = useCall('admin/forms')
  return (
    <>
      <PageHeading
        title={text('portal.forms.title')}
        lead={text('portal.forms.lead')}
        actions={
          <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
            <OrganisationFiles onImported={() => void mutate()} />
            <AddSection />
          </Stack>
        }
      />
      {error && !data ? (
        <LoadFailure error={error} onRetry={() => void mutate()} />
      ) : (
        <>
          {data && <ReleaseNotice list={data} />}
          {data ? (
            <FormsTable forms={data.forms} />
          ) : (
            <Card>
              <TableSkeleton columns={3} />
            </Card>
          )}
          {data && <ScheduleHistory onChanged={() => void mutate()} />}
          {data && <PublicationHistory inForce={data.publication} onRolledBack={() => void mutate()} />}
        </>
      )}
    </>
  )
}
