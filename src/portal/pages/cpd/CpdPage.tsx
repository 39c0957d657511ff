import Card from '@mui/material/Card'
import { EmptyState } from '../../../renderer/feedback/EmptyState.tsx'
import { TableSkeleton } from '../../../renderer/feedback/TableSkeleton.tsx'
import { useCall } from '../../api/use-call.ts'
import { useDocument } from '../../forms/published-context.ts'
import { LoadFailure } from '../../ui/LoadFailure.tsx'
import { PageHeading } from '../../ui/PageHeading.tsx'
import { AwardTable } from './AwardTable.tsx'
import { CaseLinks } from './CaseLinks.tsx'
import { YearProgress } from './YearProgress.tsx'

/** The member's points for professional development. */
export function CpdPage() {
  const { page } = useDocument('pages/cpd')
  const { data, error, mutate } = useCall('cpd_awards/awards')
  if (page?.kind !== 'awards') return null
  return (
    <>
      <PageHeading
        title={page.title}
        lead={page.description}
        actions={page.cases && <CaseLinks cases={page.cases} />}
      />
      {data && <YearProgress targets={page.targets} awards={data} />}
      <Card>
        {error ? (
          <LoadFailure error={error} onRetry={() => void mutate()} />
        ) : !data ? (
          <TableSkeleton columns={page.columns.length} />
        ) : data.length === 0 ? (
          <EmptyState title={page.empty} />
        ) : (
          <AwardTable page={page} awards={data} />
        )}
      </Card>
    </>
  )
}
