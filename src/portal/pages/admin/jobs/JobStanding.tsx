import Box from '@mui/material/Box'
import LinearProgress from '@mui/material/LinearProgress'
import type { JobEntry } from '../../../../contract/job-entry.ts'
import { useText } from '../../../../renderer/texts/use-text.ts'
import { JobStatus } from './JobStatus.tsx'

/** Where a job stands, with a bar while it runs. */
export function JobStanding({ job }: { readonly job: JobEntry }) {
  const text = useText()
  const { done = 0, of = 0 } = job.progress ?? {}
  return (
    <>
      <JobStatus entry={job} />
      {job.running && of > 0 && (
        <Box sx={{ mt: 0.75, maxWidth: '12rem' }}>
          <LinearProgress
            variant="determinate"
            value={(100 * done) / of}
            aria-label={text('portal.jobs.state.running')}
          />
        </Box>
      )}
    </>
  )
}
