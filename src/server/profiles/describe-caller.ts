import type { User } from '../../contract/user.ts'
import type { CurrentSession } from '../accounts/sessions.ts'
import { findUser } from '../accounts/users.ts'
import type { TenantTransaction } from '../db/database.ts'
import type { PublishedTenant } from '../published/published-tenant.ts'
import { describeUser } from './describe-user.ts'

/** The user of a session, as calls give it; with the administrator who acts as the user, where one does. */
export async function describeCaller(
  tx: TenantTransaction,
  tenant: PublishedTenant,
  { user, actorId }: Pick<CurrentSession, 'user' | 'actorId'>,
): Promise<User> {
  const described = await describeUser(tx, tenant, user)
  const actor = actorId === undefined ? undefined : await findUser(tx, actorId)
  if (!actor) return described
  return { ...described, acted_by: { id: actor.id, name: (await describeUser(tx, tenant, actor)).name } }
}
