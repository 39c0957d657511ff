import type { MembershipCategory } from '../../contract/reference-data.ts'
import type { PublishedTenant } from '../platform/published/published-tenant.ts'

/** A membership category of the organisation by its code; undefined if there is none with that code. */
export function findCategory(tenant: PublishedTenant, code: string): MembershipCategory | undefined {
  return tenant.categories.get(code)
}
