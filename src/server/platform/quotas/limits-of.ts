import type { SectionPage } from '../published/section-calls.ts'
import type { PublishedTenant } from '../published/published-tenant.ts'
import type { OrganisationLimits } from '../published/organisation-limits.ts'
import { defaultLimits } from '../published/organisation-limits.ts'

/** How much an organisation keeps, as its tenant.json declares; what that leaves out is as it is usual. */
export const limitsOf = ({ declaration }: PublishedTenant): OrganisationLimits => ({
  ...defaultLimits,
  ...declaration.limits,
})

/** How many records a profile may have in a section. */
export function recordsOf(tenant: PublishedTenant, page: SectionPage): number {
  const own = page.kind === 'collection' ? page.limits?.records : undefined
  return own ?? limitsOf(tenant).recordsOfSection
}
