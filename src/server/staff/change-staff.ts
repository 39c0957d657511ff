import { grantRole, rolesOfAccount, takeRole } from '../accounts/account-roles.ts'
import { dropLinks } from '../accounts/links.ts'
import { endSessions } from '../accounts/sessions.ts'
import { findUser, updateUser } from '../accounts/users.ts'
import { releaseCases } from '../cases/release-cases.ts'
import type { TenantTransaction } from '../platform/database/database.ts'
import { isUuid } from '../platform/database/is-uuid.ts'
import { Refusal } from '../platform/refusal.ts'
import { declaredRoles } from './declared-roles.ts'
import type { StaffAsking } from './staff-asking.ts'
import { keepingStaffManagers } from './staff-managers.ts'

/** A change of one person's roles. */
interface StaffChange {
  /** The id of the account. */
  readonly id: string
  /** The ids of all roles that it then has. */
  readonly roles: readonly string[]
}

/**
 * Gives somebody of the staff these roles and no others (ADM-15). They count at once.
 *
 * @throws Refusal `not-found` for somebody who has no role; `invalid` for an unknown one; `conflict` when nobody could
 *   manage the staff any more
 */
export async function changeStaffRoles(
  tx: TenantTransaction,
  asking: StaffAsking,
  { id, roles }: StaffChange,
  now: Date,
): Promise<void> {
  const wanted = declaredRoles(asking.tenant, roles).map((role) => role.id)
  await keepingStaffManagers(tx, asking.tenant, () => setRoles(tx, asking, { id, roles: wanted }, now))
}

/**
 * Takes all roles from somebody: their sessions and open links end, and cases that were assigned to them are nobody's.
 * The account stays, as anybody's.
 *
 * @throws Refusal `not-found`; `conflict` when nobody could manage the staff any more
 */
export async function removeStaff(tx: TenantTransaction, asking: StaffAsking, id: string, now: Date): Promise<void> {
  await keepingStaffManagers(tx, asking.tenant, async () => {
    await setRoles(tx, asking, { id, roles: [] }, now)
    await endSessions(tx, id)
    await dropLinks(tx, id)
    await releaseCases(tx, id)
  })
}

async function setRoles(
  tx: TenantTransaction,
  { tenant, session }: StaffAsking,
  { id: userId, roles }: StaffChange,
  now: Date,
): Promise<void> {
  const user = isUuid(userId) ? await findUser(tx, userId) : undefined
  const held = user ? await rolesOfAccount(tx, tenant, userId) : []
  if (held.length === 0) throw new Refusal('not-found')
  const by = session.user.id
  for (const role of roles) await grantRole(tx, { userId, role, by }, now)
  for (const { id: role } of held.filter(({ id }) => !roles.includes(id))) await takeRole(tx, { userId, role, by }, now)
  // A flag from before there were roles would go on giving one.
  await updateUser(tx, userId, { is_admin: false, is_super_admin: false, is_approver: false })
}
