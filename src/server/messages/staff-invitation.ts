import { titledRoles } from '../accounts/roles.ts'
import type { PublishedTenant } from '../platform/published/published-tenant.ts'
import type { DeclaredRole } from '../platform/published/tenant-declaration.ts'
import type { EmailContent } from './compose-email.ts'

/** The e-mail to somebody who was given roles, with the link at which to choose a password. */
export function staffInvitation(
  tenant: PublishedTenant,
  recipient: string,
  roles: readonly DeclaredRole[],
  link: string,
): EmailContent {
  const administers = roles.some(({ wire }) => wire === 'is_admin')
  if (administers) return { recipient, kind: 'administrator-added', params: {}, link }
  const titles = titledRoles(tenant, roles).map(({ title }) => title)
  return { recipient, kind: 'staff-added', params: { roles: titles.join(', ') }, link }
}
