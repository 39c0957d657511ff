import type { JobEntry } from '../../contract/job-entry.ts'
import type { ListedJob } from '../platform/jobs/job-overview.ts'

/** A job as an administrator sees it. */
export const jobEntry = (row: ListedJob, now: Date): JobEntry => ({
  name: row.kind,
  id: row.id,
  outcome: row.outcome,
  counts: { ...row.report.counts },
  ids: [...(row.report.ids ?? [])],
  failure: row.failure,
  error: row.error,
  running: row.leased_until !== null && row.leased_until > now,
  progress: row.progress && { ...row.progress },
  tries: row.tries,
  started_at: row.started_at?.toISOString() ?? null,
  finished_at: row.finished_at?.toISOString() ?? null,
  next_at: row.due_at?.toISOString() ?? null,
})
