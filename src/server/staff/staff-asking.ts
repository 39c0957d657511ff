import type { CurrentSession } from '../accounts/sessions.ts'
import type { PublishedTenant } from '../platform/published/published-tenant.ts'

/** Who manages the staff of which organisation. The right was checked. */
export interface StaffAsking {
  readonly tenant: PublishedTenant
  readonly session: CurrentSession
}
