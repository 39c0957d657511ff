import type { FastifyInstance, FastifyRequest } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { packageOfCall, packageOfCases } from '../../contract/packages.ts'
import { isJsonObject, ownValue } from '../../engine/json/json.ts'
import type { Database } from '../platform/database/database.ts'
import type { PublishedTenant } from '../platform/published/published-tenant.ts'
import { Refusal } from '../platform/refusal.ts'
import type { Services } from '../platform/services.ts'
import { readSettings } from '../platform/settings/read-settings.ts'
import { apiPath } from './api-path.ts'
import { tenantOf } from './tenant.ts'

/** Closes the calls of packages that the organisation has not installed (403), before their body is read. */
export const packagePlugin = fastifyPlugin(
  async (app: FastifyInstance, { database }: Pick<Services, 'database'>) => {
    app.addHook('onRequest', async (request) => {
      const { method, routeOptions } = request
      const { url = '' } = routeOptions
      if (!url.startsWith(apiPath(''))) return
      const path = url.slice(apiPath('').length)
      const wanted = packageOfCall(`${method} ${path}`) ?? packageOfOwnCase(request, path)
      if (wanted !== undefined) await requireInstalled(database, tenantOf(request), wanted)
    })
  },
  { name: 'package', dependencies: ['session'] },
)

/** The package of the case type in the path. Staff decide about cases that are under way, whatever is installed. */
function packageOfOwnCase({ params, session }: FastifyRequest, path: string): string | undefined {
  if (!path.startsWith('cases/:type') || (session?.roles.length ?? 0) > 0) return undefined
  const type = isJsonObject(params) ? ownValue(params, 'type') : undefined
  return typeof type === 'string' ? packageOfCases(type) : undefined
}

/**
 * Refuses as `forbidden` what belongs to a package that the organisation has not installed.
 */
export async function requireInstalled(database: Database, tenant: PublishedTenant, wanted: string): Promise<void> {
  const { settings } = await database.inTenant(tenant.id, (tx) => readSettings(tx, tenant))
  if (!settings.site_installed_packages.includes(wanted)) throw new Refusal('forbidden')
}
