import type { FastifyInstance } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { openApi, openApiPath } from '../../contract/open-api/open-api.ts'
import { tenantOf } from '../http/tenant.ts'
import type { PublishedTenant } from '../platform/published/published-tenant.ts'
import { apiPath } from './api-path.ts'
import { declaredApi } from './declared-api.ts'
import { sendCached, tagged } from './send-cached.ts'
import type { CachedBody } from './send-cached.ts'

/** openapi.json: the API of the tenant, described (API-05). Each is made when it is first asked for. */
export const openApiResource = fastifyPlugin(
  async (app: FastifyInstance) => {
    const bodies = new WeakMap<PublishedTenant, CachedBody>()
    app.get(apiPath(openApiPath), (request, reply) => {
      const tenant = tenantOf(request)
      const body = bodies.get(tenant) ?? tagged(JSON.stringify(openApi(declaredApi(tenant))))
      bodies.set(tenant, body)
      return sendCached(request, reply, body)
    })
  },
  { name: 'open-api', dependencies: ['tenant', 'errors'] },
)
