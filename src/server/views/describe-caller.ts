import type { User } from '../../contract/user.ts'
import { findUser } from '../accounts/users.ts'
import type { TenantTransaction } from '../platform/database/database.ts'
import type { Caller } from '../sections/section-context.ts'
import { describeUser } from './describe-user.ts'

/** The user of a session as in responses, with the administrator who acts as the user, if any. */
export async function describeCaller(
  tx: TenantTransaction,
  caller: Caller & { readonly actorId: string | undefined },
): Promise<User> {
  const described = await describeUser(tx, caller)
  const actor = caller.actorId === undefined ? undefined : await findUser(tx, caller.actorId)
  if (!actor) return described
  const { draft_key: _users, ...shown } = described
  return { ...shown, acted_by: { id: actor.id, name: (await describeUser(tx, { ...caller, user: actor })).name } }
}
