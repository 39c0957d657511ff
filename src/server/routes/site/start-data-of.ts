import type { Settings } from '../../../contract/settings.ts'
import type { StartData, StartTenant } from '../../../contract/start-data.ts'
import { editionHash } from '../../platform/published/edition-hash.ts'
import { inLanguage } from '../../platform/published/published-tenant.ts'
import type { PublishedTenant } from '../../platform/published/published-tenant.ts'
import type { TenantDeclaration } from '../../platform/published/tenant-declaration.ts'
import { limitsOf } from '../../platform/quotas/limits-of.ts'
import { assetPath } from '../../platform/site/asset-path.ts'

export interface StartConditions {
  readonly logoRatios?: Pick<StartData, 'logoRatio' | 'logoReversedRatio'>
  readonly settings: Settings
  readonly runtime: string
  readonly nonce: string
  readonly outbox: boolean
}

/** The start data of the portal on a page of this tenant. */
export function startDataOf(tenant: PublishedTenant, conditions: StartConditions): StartData {
  const { declaration, theme, themeJson, editions } = tenant
  const { logoRatios, settings, runtime, nonce, outbox } = conditions
  return {
    tenant: { ...startTenantOf(declaration), recordsOfSection: limitsOf(tenant).recordsOfSection },
    theme: themeJson,
    logo: assetPath(theme.logo),
    mark: assetPath(theme.mark ?? theme.logo),
    logoReversed: assetPath(theme.logoReversed ?? theme.logo),
    ...logoRatios,
    settings,
    documents: inLanguage(tenant).shown,
    editions: Object.fromEntries(
      [...editions]
        .filter(([other]) => other !== declaration.language)
        .map(([other, edition]) => [other, editionHash(edition)]),
    ),
    runtime,
    nonce,
    outbox,
  }
}

function startTenantOf(declaration: TenantDeclaration): Omit<StartTenant, 'recordsOfSection'> {
  const { id, name, caption, locale, currency, timeZone, language, languages, sites, company } = declaration
  const { apiBase, apiTakesRevisions } = declaration
  return {
    id,
    name,
    caption,
    locale,
    currency,
    timeZone,
    language,
    languages,
    sites,
    company,
    apiBase,
    apiTakesRevisions,
  }
}
