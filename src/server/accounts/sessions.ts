import type { StaffRight } from '../../generated/closed-names.ts'
import type { Database, TenantTransaction } from '../platform/database/database.ts'
import { findSession } from './find-session.ts'
import type { UserRow } from './find-session.ts'
import type { PublishedTenant } from '../platform/published/published-tenant.ts'
import { Refusal } from '../platform/refusal.ts'
import { noteDevice } from './known-devices.ts'
import { flagsOf, rightsOf, rolesFrom } from './roles.ts'
import { hashToken, makeToken } from '../platform/secrets/secret-token.ts'

/** A session expires twelve hours after it began, even if it is in use. */
export const sessionSeconds = 12 * 60 * 60

/** The precision of a session's stored last use; milliseconds. */
const seenPrecision = 60_000

/** The caller of a request that carried a valid token. */
export interface CurrentSession {
  readonly id: string
  readonly token: string
  readonly tokenHash: string
  /** The account, with the flags that its roles give it. */
  readonly user: UserRow
  /** The ids of the user's roles in the organisation; none while an administrator acts as the user. */
  readonly roles: readonly string[]
  /** What these roles allow besides what case types say. */
  readonly rights: ReadonlySet<StaffRight>
  readonly expires_at: Date
  /** The administrator who acts as the user. */
  readonly actorId: string | undefined
  /** The person who opened this firm's account from their own. */
  readonly openedBy: string | undefined
}

export interface SessionBegun {
  readonly token: string
  readonly expires_at: string
}

/** Begins a session; only the caller knows its token. `device` is the browser's description of itself. */
export async function beginSession(
  tx: TenantTransaction,
  userId: string,
  device: string,
  now: Date,
): Promise<SessionBegun> {
  await tx.db
    .deleteFrom('sessions')
    .where('tenant', '=', tx.tenant)
    .where('user_id', '=', userId)
    .where('expires_at', '<', now)
    .execute()
  await noteDevice(tx, userId, device, now)
  return insertSession(tx, { userId, device, expires_at: new Date(now.getTime() + sessionSeconds * 1000) }, now)
}

export interface NewSession {
  readonly userId: string
  readonly device: string
  readonly expires_at: Date
  /** The administrator who acts as the user. */
  readonly actorId?: string
  /** The person who opens this firm's account from their own. */
  readonly openedBy?: string
}

/** Adds a session that expires when another one would have. It continues that session, so no device is recorded. */
export async function insertSession(
  { tenant, db }: TenantTransaction,
  { userId, device, expires_at, actorId, openedBy }: NewSession,
  now: Date,
): Promise<SessionBegun> {
  const token = makeToken()
  const times = { created_at: now, last_seen_at: now, expires_at }
  await db
    .insertInto('sessions')
    .values({
      tenant,
      token_hash: hashToken(token),
      user_id: userId,
      device: device.slice(0, 200),
      acted_by: actorId ?? null,
      opened_by: openedBy ?? null,
      ...times,
    })
    .execute()
  return { token, expires_at: expires_at.toISOString() }
}

/**
 * The session of a token, with the user's roles of this moment. Throws `session-over` if it never existed, was ended or
 * has expired, or if somebody acts in it who no longer may.
 */
export async function readSession(
  database: Database,
  tenant: PublishedTenant,
  token: string,
  now: Date,
): Promise<CurrentSession> {
  const tokenHash = hashToken(token)
  const found = await database.inTenant(tenant.id, (tx) => findSession(tx, tokenHash))
  // In both directions: the clock may have been set back.
  const since = found ? Math.abs(now.getTime() - found.last_seen_at.getTime()) : 0
  if (since > seenPrecision) await database.inTenant(tenant.id, (tx) => markSeen(tx, tokenHash, now))
  if (!found || found.expires_at <= now) throw new Refusal('session-over')
  const { id, user: account, expires_at, actor, openedBy } = found
  if (actor && !rightsOf(rolesFrom(tenant, actor)).has('act-as')) throw new Refusal('session-over')
  const held = actor ? [] : rolesFrom(tenant, account)
  const { granted: _granted, ...row } = account
  const user = { ...row, ...flagsOf(held) }
  const roles = held.map((role) => role.id)
  return { id, token, tokenHash, user, roles, rights: rightsOf(held), expires_at, actorId: actor?.id, openedBy }
}

async function markSeen({ tenant, db }: TenantTransaction, tokenHash: string, now: Date): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ last_seen_at: now })
    .where('tenant', '=', tenant)
    .where('token_hash', '=', tokenHash)
    .execute()
}

export async function endSession({ tenant, db }: TenantTransaction, tokenHash: string): Promise<void> {
  await db.deleteFrom('sessions').where('tenant', '=', tenant).where('token_hash', '=', tokenHash).execute()
}

/**
 * Ends all sessions of a user, and those in which the user acts as another or for a firm, except the one with this
 * token hash.
 */
export async function endSessions({ tenant, db }: TenantTransaction, userId: string, except?: string): Promise<void> {
  let query = db
    .deleteFrom('sessions')
    .where('tenant', '=', tenant)
    .where((where) =>
      where.or((['user_id', 'acted_by', 'opened_by'] as const).map((column) => where(column, '=', userId))),
    )
  if (except !== undefined) query = query.where('token_hash', '!=', except)
  await query.execute()
}
