import type { FastifyInstance, FastifyRequest } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { formsHeader } from '../../contract/forms-header.ts'
import { contentHash } from '../../engine/compose/content-hash.ts'
import { inLanguage } from '../platform/published/published-tenant.ts'
import type { PublishedTenant } from '../platform/published/published-tenant.ts'
import { Refusal } from '../platform/refusal.ts'
import type { Services } from '../platform/services.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The organisation that the request's host serves; null for an unknown host. */
    tenant: PublishedTenant | null
  }
}

/** Finds the organisation by the request's host name (PLAT-01), in the language that the request prefers. */
export const tenantPlugin = fastifyPlugin(
  async (app: FastifyInstance, { tenants, snapshots }: Pick<Services, 'tenants' | 'snapshots'>) => {
    app.decorateRequest('tenant', null)
    app.addHook('onRequest', async (request) => {
      const declared = tenants.byHost(request.hostName)
      // A refusal before what is in force is known has the organisation's wording, too.
      request.tenant = declared ? inLanguage(declared, wantedLanguage(request, declared)) : null
      const tenant = declared && (await tenants.inForce(declared, request.method === 'POST' ? 'write' : 'show'))
      if (tenant) request.tenant = inLanguage(tenant, wantedLanguage(request, tenant))
      const { needsTenant = true } = request.routeOptions.config
      if (!request.tenant && needsTenant) throw new Refusal('organisation-not-found')
      const path = (request.url.split('?', 1)[0] ?? '').replace(/^\/api\//, '')
      if (tenant?.closed.has(`${request.method} ${path}`)) throw new Refusal('forbidden')
      // Only these write. Pages for visitors need no database.
      if (tenant && request.method === 'POST') await snapshots.save(tenant)
    })
    // A page that was loaded before knows by it that its forms are no longer those by which answers are checked.
    app.addHook('onSend', async ({ tenant, url }, reply) => {
      if (tenant && url.startsWith('/api/')) reply.header(formsHeader, contentHash(tenant.hashes))
    })
  },
  { name: 'tenant', dependencies: ['host'] },
)

declare module 'fastify' {
  interface FastifyContextConfig {
    /** false for routes about the process, such as /livez. */
    needsTenant?: boolean
  }
}

/** The tenant of a request whose route needs one. */
export function tenantOf(request: FastifyRequest): PublishedTenant {
  if (!request.tenant) throw new Refusal('organisation-not-found')
  return request.tenant
}

/**
 * The first language in Accept-Language that the organisation offers. Weights are ignored, because browsers list
 * languages by preference.
 */
function wantedLanguage({ headers }: FastifyRequest, { editions }: PublishedTenant): string | undefined {
  const accepted = (headers['accept-language'] ?? '').split(',').map((range) => /^\s*(\w+)/.exec(range)?.[1] ?? '')
  return accepted.map((language) => language.toLowerCase()).find((language) => editions.has(language))
}
