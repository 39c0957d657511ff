import type { FastifyInstance } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { calls } from '../../contract/calls.ts'
import type { JobEntry } from '../../contract/job-entry.ts'
import { listJobs } from '../platform/jobs/job-lease.ts'
import type { JobRow } from '../platform/jobs/job-lease.ts'
import { sessionOf } from '../http/session.ts'
import { tenantOf } from '../http/tenant.ts'
import { Refusal } from '../platform/refusal.ts'
import type { Services } from '../platform/services.ts'
import { apiPath } from './api-path.ts'

/** admin/jobs: how the background work for the organisation goes, for its administrators. */
export const adminJobsResource = fastifyPlugin(
  async (app: FastifyInstance, { database, now }: Pick<Services, 'database' | 'now'>) => {
    app.get(apiPath(calls.jobs.path), { config: { session: 'required' } }, async (request) => {
      if (!sessionOf(request).user.is_admin) throw new Refusal('forbidden')
      const rows = await database.inTenant(tenantOf(request).id, listJobs)
      return { data: rows.map((row) => entryOf(row, now())) }
    })
  },
  { name: 'admin-jobs', dependencies: ['tenant', 'errors', 'session'] },
)

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
