import { recordAudit } from '../platform/audit/audit-log.ts'
import type { TenantTransaction } from '../platform/database/database.ts'
import type { UserRow } from './find-session.ts'
import { isUuid } from '../platform/database/is-uuid.ts'
import type { PublishedTenant } from '../platform/published/published-tenant.ts'
import { Refusal } from '../platform/refusal.ts'
import { rolesOfAccount } from './account-roles.ts'
import { requireRight } from './roles.ts'
import { endSession, insertSession } from './sessions.ts'
import type { CurrentSession, SessionBegun } from './sessions.ts'
import { findUser } from './users.ts'

/** A session that replaced another one, its user, and who acts as or for them in it. */
export interface SessionReplaced {
  readonly session: SessionBegun
  readonly user: UserRow
  readonly actorId: string | undefined
  readonly openedBy: string | undefined
}

/**
 * Ends the administrator's session and begins one of the user's, with the same expiry. Nobody can act as a user with a
 * role, so that acting never adds rights.
 */
export async function beginActing(
  tx: TenantTransaction,
  current: CurrentSession,
  { tenant, userId, device }: { readonly tenant: PublishedTenant; readonly userId: string; readonly device: string },
  now: Date,
): Promise<SessionReplaced> {
  const { user: actor, tokenHash, expires_at } = current
  requireRight(current, 'act-as')
  const user = isUuid(userId) ? await findUser(tx, userId) : undefined
  if (!user || user.deleted_at !== null) throw new Refusal('not-found')
  const roles = await rolesOfAccount(tx, tenant, user.id)
  if (roles.length > 0 || !user.verified_at) throw new Refusal('forbidden')
  await endSession(tx, tokenHash)
  await recordAudit(tx, { actor_id: actor.id, action: 'acting-began', subject_id: user.id }, now)
  const session = await insertSession(tx, { userId, device, expires_at, actorId: actor.id }, now)
  return { session, user, actorId: actor.id, openedBy: undefined }
}

/** Ends acting: the administrator gets a session for the remaining time of the original one. */
export async function leaveActing(
  tx: TenantTransaction,
  current: CurrentSession,
  device: string,
  now: Date,
): Promise<SessionReplaced> {
  const actor = current.actorId === undefined ? undefined : await findUser(tx, current.actorId)
  if (!actor) throw new Refusal('forbidden', { message: { key: 'server.not-acting' } })
  await endCurrentSession(tx, current, now)
  const { expires_at } = current
  const session = await insertSession(tx, { userId: actor.id, device, expires_at }, now)
  return { session, user: actor, actorId: undefined, openedBy: undefined }
}

/** Ends the caller's session. If an administrator acted in it, the audit log records that. */
export async function endCurrentSession(
  tx: TenantTransaction,
  { tokenHash, actorId, user }: CurrentSession,
  now: Date,
): Promise<void> {
  await endSession(tx, tokenHash)
  if (actorId !== undefined) {
    await recordAudit(tx, { actor_id: actorId, action: 'acting-ended', subject_id: user.id }, now)
  }
}

/**
 * Refuses what a user has to do in person: choosing a password, signing, accepting a text, confirming by a code. Nobody
 * who acts as the user may, so that what is signed was signed by its owner (ADM-04).
 *
 * @throws Refusal `forbidden`
 */
export function requireInPerson({ actorId }: Pick<CurrentSession, 'actorId'>): void {
  if (actorId !== undefined) throw new Refusal('forbidden', { message: { key: 'server.not-while-acting' } })
}
