import type { StaffRight } from '../../generated/closed-names.ts'
import type { TenantTransaction } from '../platform/database/database.ts'
import type { PublishedTenant } from '../platform/published/published-tenant.ts'
import type { StaffMember, StaffRoles } from '../platform/staff-roles.ts'

/** Everybody whose role has a right, each once, without deleted accounts. */
export async function staffWhoMay(
  tx: TenantTransaction,
  { declaration: { roles = [] } }: PublishedTenant,
  staff: StaffRoles,
  right: StaffRight,
): Promise<readonly StaffMember[]> {
  const people = new Map<string, StaffMember>()
  for (const { id, may = [] } of roles) {
    if (!may.includes(right)) continue
    for (const person of await staff.accountsWith(tx, id)) people.set(person.id, person)
  }
  return [...people.values()].filter((person) => person.deleted_at === null)
}
