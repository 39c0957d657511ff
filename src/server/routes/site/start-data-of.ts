import { contentHash } from '../../../engine/compose/content-hash.ts'
import { withFallbacks } from '../../../engine/document/theme-font.ts'
import { isJsonObject } from '../../../engine/json/json.ts'
import type { JsonObject } from '../../../engine/json/json.ts'
import type { Opening } from '../../../contract/opening.ts'
import type { Settings } from '../../../contract/settings.ts'
import type { StartData, StartTenant } from '../../../contract/start-data.ts'
import { editionHash } from '../../platform/published/edition-hash.ts'
import { inLanguage } from '../../platform/published/published-tenant.ts'
import type { PublishedTenant } from '../../platform/published/published-tenant.ts'
import type { TenantDeclaration } from '../../platform/published/tenant-declaration.ts'
import { limitsOf } from '../../platform/quotas/limits-of.ts'
import { assetPath } from '../../../contract/asset-path.ts'

export interface StartConditions {
  readonly logoRatios?: Pick<StartData, 'logoRatio' | 'logoReversedRatio'>
  /** Where the log-in page's picture is. */
  readonly loginPicture?: string | undefined
  readonly settings: Settings
  readonly opening?: Opening | undefined
  readonly runtime: string
  readonly nonce: string
  readonly outbox: boolean
}

/** The start data of the portal on a page of this tenant. */
export function startDataOf(tenant: PublishedTenant, conditions: StartConditions): StartData {
  const { declaration, theme, editions } = tenant
  const { logoRatios, loginPicture, settings, opening, runtime, nonce, outbox } = conditions
  return {
    tenant: { ...startTenantOf(declaration), recordsOfSection: limitsOf(tenant).recordsOfSection },
    theme: shownTheme(tenant),
    logo: assetPath(theme.logo),
    mark: assetPath(theme.mark ?? theme.logo),
    logoReversed: assetPath(theme.logoReversed ?? theme.logo),
    ...logoRatios,
    loginPicture,
    settings,
    opening,
    documents: inLanguage(tenant).shown,
    forms: contentHash(tenant.hashes),
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

/** The theme with the fonts that stand in while others load. The page's style rules load the fonts. */
function shownTheme({ theme: { fonts = [] }, themeJson }: PublishedTenant): JsonObject {
  const { fonts: _fonts, ...theme } = themeJson
  if (fonts.length === 0 || !isJsonObject(theme.typography)) return theme
  const typography = Object.entries(theme.typography).map(
    ([name, families]) => [name, typeof families === 'string' ? withFallbacks(families, fonts) : families] as const,
  )
  return { ...theme, typography: Object.fromEntries(typography) }
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
