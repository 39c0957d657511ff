import { languageCookie } from '../../../contract/language-cookie.ts'
import { editionHash } from '../../platform/published/edition-hash.ts'
import { inLanguage } from '../../platform/published/published-tenant.ts'
import type { PublishedTenant } from '../../platform/published/published-tenant.ts'

/** The documents that a browser will ask for. */
export interface EditionShown {
  /** The hash of each, by id. */
  readonly documents: Readonly<Record<string, string>>
  /** The table of these hashes, which start data do not hold of a language that is not the organisation's own. */
  readonly table: string | undefined
}

/** What the portal will be shown in: the language that its cookie names where that is offered, else the organisation's own. */
export function editionShown(tenant: PublishedTenant, cookies = ''): EditionShown {
  const own = inLanguage(tenant)
  const shown = inLanguage(tenant, languageIn(cookies))
  return { documents: shown.shown, table: shown.language === own.language ? undefined : editionHash(shown) }
}

const languageIn = (cookies: string): string | undefined =>
  cookies
    .split(';')
    .map((cookie) => cookie.trim().split('='))
    .find(([name]) => name === languageCookie)?.[1]
