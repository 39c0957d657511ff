import type { JobEntry } from '../../contract/job-entry.ts'
import { jobCalls } from '../../contract/job-entry.ts'
import { requireRight } from '../accounts/roles.ts'
import { implement } from '../http/implement.ts'
import { listJobs } from '../platform/jobs/job-lease.ts'
import type { JobRow } from '../platform/jobs/job-lease.ts'

/** The state of the organisation's background jobs, for those whose role allows it. */
export const adminJobRoutes = [
  implement(jobCalls.jobs, async ({ tenant, session }, { database, now }) => {
    requireRight(session, 'jobs')
    const rows = await database.inTenant(tenant.id, listJobs)
    return rows.map((row) => entryOf(row, now()))
  }),
]

const entryOf = (row: JobRow, now: Date): JobEntry => ({
  name: row.name,
  outcome: row.outcome,
  counts: { ...row.report.counts },
  ids: [...(row.report.ids ?? [])],
  error: row.error,
  running: row.leased_until !== null && row.leased_until > now,
  started_at: row.started_at.toISOString(),
  finished_at: row.finished_at?.toISOString() ?? null,
  next_at: row.due_at.toISOString(),
})
