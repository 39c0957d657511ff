import { rolesOfAccount } from '../accounts/account-roles.ts'
import { requireInPerson } from '../accounts/acting.ts'
import type { SessionReplaced } from '../accounts/acting.ts'
import { endSession, insertSession } from '../accounts/sessions.ts'
import type { CurrentSession } from '../accounts/sessions.ts'
import { findUser } from '../accounts/users.ts'
import type { TenantTransaction } from '../platform/database/database.ts'
import type { PublishedTenant } from '../platform/published/published-tenant.ts'
import { Refusal } from '../platform/refusal.ts'
import { firmsOf, personOf } from '../accounts/firm-owners.ts'

/**
 * Ends the caller's session and begins one of the account that they go on in, with the same expiry: a firm of theirs,
 * or from within a firm their own. In a firm they do everything that the firm does, also sign: it is theirs. An account
 * with a role cannot be opened as a firm, so that opening never adds rights.
 *
 * @throws Refusal `not-found` for any other account; `forbidden` while an administrator acts as the caller
 */
export async function openAccount(
  tx: TenantTransaction,
  current: CurrentSession,
  { tenant, id, device }: { readonly tenant: PublishedTenant; readonly id: string; readonly device: string },
  now: Date,
): Promise<SessionReplaced> {
  requireInPerson(current)
  const person = personOf(current)
  const user = id === person ? await findUser(tx, person) : (await firmsOf(tx, person)).find((firm) => firm.id === id)
  if (!user || user.deleted_at !== null || !user.verified_at) throw new Refusal('not-found')
  const isFirm = user.id !== person
  if (isFirm && (await rolesOfAccount(tx, tenant, user.id)).length > 0) throw new Refusal('forbidden')
  await endSession(tx, current.tokenHash)
  const opened = { userId: user.id, device, expires_at: current.expires_at, ...(isFirm && { openedBy: person }) }
  const session = await insertSession(tx, opened, now)
  return { session, user, actorId: undefined, openedBy: isFirm ? person : undefined }
}
