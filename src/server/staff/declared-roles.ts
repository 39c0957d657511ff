import type { PublishedTenant } from '../platform/published/published-tenant.ts'
import type { DeclaredRole } from '../platform/published/tenant-declaration.ts'
import { Refusal } from '../platform/refusal.ts'

/** The roles with these ids. Throws Refusal `invalid` for one that the organisation does not declare. */
export function declaredRoles(
  { declaration: { roles = [] } }: PublishedTenant,
  ids: readonly string[],
): readonly DeclaredRole[] {
  if (!ids.every((id) => roles.some((role) => role.id === id))) {
    throw new Refusal('invalid', { errors: [{ pointer: '/roles', message: { key: 'server.unknown-role' } }] })
  }
  return roles.filter(({ id }) => ids.includes(id))
}
