import type { SectionPageDefinition } from '../../../engine/page/section-calls.ts'
import type { PublishedTenant } from '../published/published-tenant.ts'
import type { OrganisationLimits } from '../published/organisation-limits.ts'
import { usualLimits } from '../published/organisation-limits.ts'

/** An organisation's limits: those in its tenant.json, else the usual ones. */
export const limitsOf = ({ declaration }: PublishedTenant): OrganisationLimits => ({
  ...usualLimits,
  ...declaration.limits,
})

/** The most records that a profile may have in a section. */
export function recordsOf(tenant: PublishedTenant, page: SectionPageDefinition): number {
  const own = page.kind === 'collection' ? page.limits?.records : undefined
  return own ?? limitsOf(tenant).recordsOfSection
}
