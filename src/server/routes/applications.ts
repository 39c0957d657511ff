import type { FastifyInstance } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { calls } from '../../contract/calls.ts'
import { listApplications } from '../applications/applications.ts'
import { sessionOf } from '../http/session.ts'
import { tenantOf } from '../http/tenant.ts'
import type { Services } from '../platform/services.ts'
import { apiPath } from './api-path.ts'

/** application: the caller's own. */
export const applicationsResource = fastifyPlugin(
  async (app: FastifyInstance, { database }: Pick<Services, 'database'>) => {
    app.get(apiPath(calls.applications.path), { config: { session: 'required' } }, async (request) => {
      const { profile_id } = sessionOf(request).user
      if (profile_id === null) return { data: [] }
      return { data: await database.inTenant(tenantOf(request).id, (tx) => listApplications(tx, profile_id)) }
    })
  },
  { name: 'applications', dependencies: ['tenant', 'errors', 'session'] },
)
