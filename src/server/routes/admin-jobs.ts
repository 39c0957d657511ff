import { jobCalls } from '../../contract/job-entry.ts'
import { decidedElsewhere } from '../../contract/job-names.ts'
import { implement } from '../http/implement.ts'
import { messageKind } from '../messages/outbox.ts'
import { cancelJob, listJobs, retryJob } from '../platform/jobs/job-overview.ts'
import { Refusal } from '../platform/refusal.ts'
import { jobEntry } from './job-entry.ts'
import { jobsFile } from './jobs-file.ts'
import { sendTable } from './send-table.ts'

/** Messages have a list of their own, and one that is not sent again has lost its text. */
const elsewhere = [messageKind]

/** A publication that waits is cancelled in the history of publications, where its draft is. */
const isDecidedHere = (kind: string): boolean => !elsewhere.includes(kind) && !decidedElsewhere.includes(kind)

/** The organisation's work in the background, for those whose role allows it (ADM-17). */
export const adminJobRoutes = [
  implement(jobCalls.jobs, async ({ tenant }, { database, now }) => {
    const rows = await database.inTenant(tenant.id, (tx) => listJobs(tx, elsewhere))
    return rows.map((row) => jobEntry(row, now()))
  }),
  implement(jobCalls.jobsFile, async (request, services) =>
    sendTable(request, services, 'jobs', async (tx) => {
      const rows = await listJobs(tx, elsewhere)
      return jobsFile(
        request.tenant,
        rows.map((row) => jobEntry(row, services.now())),
      )
    }),
  ),
  implement(jobCalls.cancelJob, async ({ tenant, body: { name: kind, id } }, { database, now }) => {
    const isKnown = isDecidedHere(kind)
    if (!isKnown || !(await database.inTenant(tenant.id, (tx) => cancelJob(tx, { kind, id }, now())))) {
      throw new Refusal('not-found')
    }
    return { message: { key: 'server.job-cancelled' } } as const
  }),
  implement(jobCalls.retryJob, async ({ tenant, body: { name: kind, id } }, { database, now }) => {
    const isKnown = isDecidedHere(kind)
    if (!isKnown || !(await database.inTenant(tenant.id, (tx) => retryJob(tx, { kind, id }, now())))) {
      throw new Refusal('not-found')
    }
    return { message: { key: 'server.job-retried' } } as const
  }),
]
