import type { MembershipCategory } from '../../contract/reference-data.ts'
import { inLanguage } from '../platform/published/published-tenant.ts'
import type { PublishedTenant } from '../platform/published/published-tenant.ts'

/** A membership category of the organisation by its code; undefined if there is none with that code. */
export function findCategory(tenant: PublishedTenant, code: string): MembershipCategory | undefined {
  return tenant.categories.get(code)
}

/** What the reader calls a category that a document names in the organisation's language; else as it names it. */
export function readCategory(tenant: PublishedTenant, name: string): string {
  const named = [...inLanguage(tenant).categories.values()].find(({ Description }) => Description === name)
  return (named && findCategory(tenant, named.Code)?.Description) ?? name
}
