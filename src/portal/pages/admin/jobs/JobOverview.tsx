import { useState } from 'react'
import Card from '@mui/material/Card'
import { jobState, jobStates } from '../../../../contract/job-state.ts'
import type { JobState } from '../../../../contract/job-state.ts'
import { EmptyState } from '../../../../renderer/feedback/EmptyState.tsx'
import { TableSkeleton } from '../../../../renderer/feedback/TableSkeleton.tsx'
import { useText } from '../../../../renderer/texts/use-text.ts'
import { useCall } from '../../../api/use-call.ts'
import { LoadFailure } from '../../../ui/LoadFailure.tsx'
import { StateFilter } from '../StateFilter.tsx'
import { JobTable } from './JobTable.tsx'
import { byState } from './job-state.ts'

/** How often the list is read again while it is in view; milliseconds. */
const refreshed = 4000

/** Every job with its state, those that need attention first; filtered by a state on request. */
export function JobOverview() {
  const text = useText()
  const [state, setState] = useState<JobState>()
  const { data, error, mutate } = useCall('admin/jobs', { refreshInterval: refreshed })
  if (error && !data) return <LoadFailure error={error} onRetry={() => void mutate()} />
  if (!data) return <TableSkeleton columns={4} />
  const shown = byState(data).filter((entry) => state === undefined || jobState(entry) === state)
  return (
    <Card>
      <StateFilter
        label={text('portal.jobs.show')}
        all={text('portal.jobs.all')}
        states={jobStates.map((one) => ({ value: one, title: text(`portal.jobs.state.${one}`) }))}
        value={state}
        onChange={setState}
      />
      {shown.length === 0 ? (
        <EmptyState title={text(state === undefined ? 'portal.jobs.none' : 'portal.jobs.none-such')} />
      ) : (
        <JobTable entries={shown} onChanged={() => mutate()} />
      )}
    </Card>
  )
}
