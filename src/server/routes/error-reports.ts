import type { FastifyInstance } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { calls } from '../../contract/calls.ts'
import { ErrorReport } from '../../contract/error-report.ts'
import { countAttempt, errorReportsFromAddress } from '../accounts/limits.ts'
import { tenantOf } from '../http/tenant.ts'
import type { Services } from '../platform/services.ts'
import { apiPath } from './api-path.ts'

/** error-reports: what broke in a browser goes into the log, under the id that its user saw. */
export const errorReportsResource = fastifyPlugin(
  async (app: FastifyInstance, { database, now }: Services) => {
    app.post<{ Body: ErrorReport }>(
      apiPath(calls.reportError.path),
      { schema: { body: ErrorReport }, bodyLimit: 4000 },
      async (request) => {
        const { id: tenant } = tenantOf(request)
        await database.inTenant(tenant, (tx) => countAttempt(tx, errorReportsFromAddress, request.ip, now()))
        const { id: report, name, frames } = request.body
        request.log.error({ report, name, frames, tenant }, 'a page of the portal broke')
        return { data: { message: 'Reported' } }
      },
    )
  },
  { name: 'error-reports', dependencies: ['tenant', 'errors'] },
)
