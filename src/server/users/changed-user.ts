import { rolesOfAccount } from '../accounts/account-roles.ts'
import type { UserRow } from '../accounts/find-session.ts'
import type { CurrentSession } from '../accounts/sessions.ts'
import { requireRight } from '../accounts/roles.ts'
import { findUser } from '../accounts/users.ts'
import type { TenantTransaction } from '../platform/database/database.ts'
import { isUuid } from '../platform/database/is-uuid.ts'
import type { PublishedTenant } from '../platform/published/published-tenant.ts'
import { Refusal } from '../platform/refusal.ts'

/** Who changes whose account. */
export interface UserAsking {
  readonly tenant: PublishedTenant
  readonly session: CurrentSession
  /** The id of the account. */
  readonly id: string
}

/** An account that administrators see. Throws Refusal `not-found` for one that there is not, or not any more. */
export async function existingUser(tx: TenantTransaction, id: string): Promise<UserRow> {
  const user = isUuid(id) ? await findUser(tx, id) : undefined
  if (!user || user.deleted_at !== null) throw new Refusal('not-found')
  return user
}

/**
 * An account that the caller may change or delete. That of somebody with a role takes the right to manage the staff as
 * well: whoever may set its e-mail could otherwise take over its rights.
 *
 * @throws Refusal `forbidden`, `not-found`
 */
export async function changeableUser(tx: TenantTransaction, { tenant, session, id }: UserAsking): Promise<UserRow> {
  requireRight(session, 'users')
  const user = await existingUser(tx, id)
  const roles = await rolesOfAccount(tx, tenant, user.id)
  if (roles.length > 0 && !session.rights.has('staff')) {
    throw new Refusal('forbidden', { message: { key: 'server.staff-account' } })
  }
  return user
}
