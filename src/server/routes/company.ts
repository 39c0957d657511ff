import type { FastifyInstance } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { Check } from 'typebox/value'
import { calls } from '../../contract/calls.ts'
import { CompanyTerms } from '../../contract/company.ts'
import type { Company } from '../../contract/company.ts'
import type { SettingsRecord } from '../../contract/settings.ts'
import { tenantOf } from '../http/tenant.ts'
import type { PublishedTenant } from '../platform/published/published-tenant.ts'
import { assetPath } from '../platform/site/asset-path.ts'
import type { Services } from '../platform/services.ts'
import { apiPath } from './api-path.ts'
import { makeCached, sendCached } from './send-cached.ts'

/** company, company/terms and, for reading, admin/settings: what everybody may know of the organisation. */
export const companyResource = fastifyPlugin(
  async (app: FastifyInstance, { settings: settingsKeeper }: Pick<Services, 'settings'>) => {
    app.get(apiPath(calls.company.path), (request, reply) =>
      sendCached(request, reply, makeCached(companyOf(tenantOf(request)))),
    )
    app.get(apiPath(calls.terms.path), (request, reply) =>
      sendCached(request, reply, makeCached(termsOf(tenantOf(request)))),
    )
    app.get(apiPath(calls.settings.path), async (request, reply) => {
      const tenant = tenantOf(request)
      const { id, settings } = await settingsKeeper.inForce(tenant)
      const record: SettingsRecord = {
        id,
        minor_settings: JSON.stringify(settings.minor_settings),
        site_installed_packages: JSON.stringify(settings.site_installed_packages),
        site_colors: JSON.stringify(settings.site_colors),
      }
      return sendCached(request, reply, makeCached(record))
    })
  },
  { name: 'company', dependencies: ['tenant', 'errors'] },
)

const companyOf = ({ declaration, theme }: PublishedTenant): Company => ({
  displayName: declaration.name,
  ...declaration.company,
  logo: assetPath(theme.logo),
})

function termsOf({ lists }: PublishedTenant): CompanyTerms {
  const [terms] = lists.get('terms')?.items ?? []
  return Check(CompanyTerms, terms) ? { termsAndConditions: terms.termsAndConditions } : { termsAndConditions: [] }
}
