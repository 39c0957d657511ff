import { languageCookie } from '../../../contract/language-cookie.ts'
import { editionHash } from '../../platform/published/edition-hash.ts'
import { inLanguage } from '../../platform/published/published-tenant.ts'
import type { PublishedTenant } from '../../platform/published/published-tenant.ts'

/** The documents that a browser will request. */
export interface EditionShown {
  /** The organisation in the language of these documents. */
  readonly edition: PublishedTenant
  /** The hash of each document, by id. */
  readonly documents: Readonly<Record<string, string>>
  /**
   * The hash of the table of these hashes. Undefined in the organisation's own language, whose hashes are in the start
   * data.
   */
  readonly table: string | undefined
}

/**
 * The edition that the portal will show: in the language of its cookie where that is offered, else in the
 * organisation's own.
 */
export function editionShown(tenant: PublishedTenant, cookies = ''): EditionShown {
  const own = inLanguage(tenant)
  const shown = inLanguage(tenant, languageIn(cookies))
  return {
    edition: shown,
    documents: shown.shown,
    table: shown.language === own.language ? undefined : editionHash(shown),
  }
}

const languageIn = (cookies: string): string | undefined =>
  cookies
    .split(';')
    .map((cookie) => cookie.trim().split('='))
    .find(([name]) => name === languageCookie)?.[1]
