import { jobCalls } from '../../contract/job-entry.ts'
import { requireRight } from '../accounts/roles.ts'
import { implement } from '../http/implement.ts'
import { messageKind } from '../messages/outbox.ts'
import { cancelJob, listJobs, retryJob } from '../platform/jobs/job-overview.ts'
import { Refusal } from '../platform/refusal.ts'
import { jobEntry } from './job-entry.ts'

/** Messages have a list of their own, and one that is not sent again has lost its text. */
const elsewhere = [messageKind]

/** The organisation's work in the background, for those whose role allows it (ADM-17). */
export const adminJobRoutes = [
  implement(jobCalls.jobs, async ({ tenant, session }, { database, now }) => {
    requireRight(session, 'jobs')
    const rows = await database.inTenant(tenant.id, (tx) => listJobs(tx, elsewhere))
    return rows.map((row) => jobEntry(row, now()))
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
