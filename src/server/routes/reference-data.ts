import type { FastifyInstance } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { calls } from '../../contract/calls.ts'
import { anyListPath, referenceListPaths } from '../../contract/reference-paths.ts'
import { listFirms } from '../members/list-firms.ts'
import { tenantOf } from '../http/tenant.ts'
import type { PublishedTenant } from '../platform/published/published-tenant.ts'
import { Refusal } from '../platform/refusal.ts'
import type { Services } from '../platform/services.ts'
import { apiPath } from './api-path.ts'
import { makeCached, sendCached } from './send-cached.ts'
import type { CachedBody } from './send-cached.ts'

/** The tenant's reference lists under their paths, and the firms that are its members. Their bodies are made once, since lists change only with a publication. */
export const referenceDataResource = fastifyPlugin(
  async (app: FastifyInstance, { database }: Pick<Services, 'database'>) => {
    const bodies = new WeakMap<PublishedTenant, Map<string, CachedBody>>()
    const bodyOf = (tenant: PublishedTenant, name: string): CachedBody => {
      const known = bodies.get(tenant) ?? new Map<string, CachedBody>()
      bodies.set(tenant, known)
      const body = known.get(name) ?? makeCached(tenant.lists.get(name)?.items ?? [])
      known.set(name, body)
      return body
    }
    for (const [path, name] of Object.entries(referenceListPaths)) {
      app.get(apiPath(path), (request, reply) => sendCached(request, reply, bodyOf(tenantOf(request), name)))
    }
    app.get(apiPath(calls.firms.path), async (request, reply) => {
      const tenant = tenantOf(request)
      const firms = await database.inTenant(tenant.id, (tx) => listFirms(tx, tenant))
      return sendCached(request, reply, makeCached(firms))
    })
    app.get<{ Params: { name: string } }>(apiPath(anyListPath), (request, reply) => {
      const tenant = tenantOf(request)
      if (!tenant.lists.has(request.params.name)) throw new Refusal('not-found')
      return sendCached(request, reply, bodyOf(tenant, request.params.name))
    })
  },
  { name: 'reference-data', dependencies: ['tenant', 'errors'] },
)
