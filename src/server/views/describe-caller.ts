import type { User } from '../../contract/user.ts'
import { findUser } from '../accounts/users.ts'
import type { TenantTransaction } from '../platform/database/database.ts'
import type { Caller } from '../sections/section-context.ts'
import { findProfile } from '../profiles/profiles.ts'
import { profileAnswers, profileName } from '../profiles/profile-answers.ts'
import { describeUser } from './describe-user.ts'

/** The user of a session as in responses, with who acts as the user or opened the firm's account, if anybody. */
export async function describeCaller(
  tx: TenantTransaction,
  caller: Caller & { readonly actorId: string | undefined; readonly openedBy: string | undefined },
): Promise<User> {
  const described = await describeUser(tx, caller)
  const acted_by = await named(tx, caller.actorId)
  const opened_by = await named(tx, caller.openedBy)
  const { draft_key, ...shown } = described
  return { ...shown, ...(acted_by ? { acted_by } : { draft_key }), ...(opened_by && { opened_by }) }
}

async function named(tx: TenantTransaction, id: string | undefined) {
  const user = id === undefined ? undefined : await findUser(tx, id)
  if (!user) return undefined
  const profile = await findProfile(tx, user.profile_id)
  const name = profile && profileName(await profileAnswers(tx, profile))
  return { id: user.id, name: name ?? user.email }
}
