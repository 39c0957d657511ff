import type { JobEntry } from '../../contract/job-entry.ts'
import { jobCalls } from '../../contract/job-entry.ts'
import { requireRight } from '../accounts/roles.ts'
import { implement } from '../http/implement.ts'
import { messageKind } from '../messages/outbox.ts'
import { cancelJob, listJobs, retryJob } from '../platform/jobs/job-overview.ts'
import type { JobRow } from '../platform/jobs/job-rows.ts'
import { Refusal } from '../platform/refusal.ts'

/** Messages have a list of their own, and one that is not sent again has lost its text. */
const elsewhere = [messageKind]

/** The organisation's work in the background, for those whose role allows it (ADM-17). */
export const adminJobRoutes = [
  implement(jobCalls.jobs, async ({ tenant, session }, { database, now }) => {
    requireRight(session, 'jobs')
    const rows = await database.inTenant(tenant.id, (tx) => listJobs(tx, elsewhere))
    return rows.map((row) => entryOf(row, now()))
  }),
  implement(jobCalls.cancelJob, async ({ tenant, session, body: { name: kind, id } }, { database, now }) => {
    requireRight(session, 'jobs')
    const isKnown = !elsewhere.includes(kind)
    if (!isKnown || !(await database.inTenant(tenant.id, (tx) => cancelJob(tx, { kind, id }, now())))) {
      throw new Refusal('not-found')
    }
    return { message: { key: 'server.job-cancelled' } } as const
  }),
  implement(jobCalls.retryJob, async ({ tenant, session, body: { name: kind, id } }, { database, now }) => {
    requireRight(session, 'jobs')
    const isKnown = !elsewhere.includes(kind)
    if (!isKnown || !(await database.inTenant(tenant.id, (tx) => retryJob(tx, { kind, id }, now())))) {
      throw new Refusal('not-found')
    }
    return { message: { key: 'server.job-retried' } } as const
  }),
]

const entryOf = (row: JobRow, now: Date): JobEntry => ({
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
