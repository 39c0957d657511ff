import type { SessionInfo } from '../../contract/session.ts'
import type { TenantTransaction } from '../platform/database/database.ts'
import { isUuid } from '../platform/database/is-uuid.ts'
import { describeDevice } from './describe-device.ts'
import type { CurrentSession } from './sessions.ts'

/** The unexpired sessions of the caller's user: the caller's own first, then by last use. */
export async function listSessions(
  { tenant, db }: TenantTransaction,
  current: CurrentSession,
  now: Date,
): Promise<readonly SessionInfo[]> {
  const rows = await db
    .selectFrom('sessions')
    .select(['id', 'device', 'created_at', 'last_seen_at', 'expires_at', 'acted_by'])
    .where('tenant', '=', tenant)
    .where('user_id', '=', current.user.id)
    .where('expires_at', '>', now)
    .orderBy('last_seen_at', 'desc')
    .orderBy('id')
    .execute()
  const sessions = rows.map((row): SessionInfo => ({
    id: row.id,
    ...describeDevice(row.device),
    created_at: row.created_at.toISOString(),
    last_seen_at: row.last_seen_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
    current: row.id === current.id,
    acting: row.acted_by !== null,
  }))
  return [...sessions.filter((session) => session.current), ...sessions.filter((session) => !session.current)]
}

/** Ends one session of a user; false when the user has none with that id. */
export async function endOwnSession({ tenant, db }: TenantTransaction, userId: string, id: string): Promise<boolean> {
  if (!isUuid(id)) return false
  const ended = await db
    .deleteFrom('sessions')
    .where('tenant', '=', tenant)
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  return ended !== undefined
}
