import type { Selectable } from 'kysely'
import type { TenantTransaction } from '../platform/database/database.ts'
import type { UsersTable } from '../platform/database/tables/accounts.ts'

export type UserRow = Selectable<UsersTable>

/** The caller, according to their session. */
export interface SessionFound {
  readonly id: string
  readonly user: UserRow
  readonly expires_at: Date
  readonly last_seen_at: Date
  /** The administrator who acts as the user, and whether that is still allowed. */
  readonly actor: { readonly id: string; readonly isAdmin: boolean } | undefined
}

/** The session of a token's hash with its user; undefined when there is none. */
export async function findSession(
  { tenant, db }: TenantTransaction,
  tokenHash: string,
): Promise<SessionFound | undefined> {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('users', (join) =>
      join.onRef('users.tenant', '=', 'sessions.tenant').onRef('users.id', '=', 'sessions.user_id'),
    )
    .leftJoin('users as actors', (join) =>
      join.onRef('actors.tenant', '=', 'sessions.tenant').onRef('actors.id', '=', 'sessions.acted_by'),
    )
    .where('sessions.tenant', '=', tenant)
    .where('sessions.token_hash', '=', tokenHash)
    .selectAll('users')
    .select(['sessions.id as session_id', 'sessions.expires_at', 'sessions.last_seen_at', 'sessions.acted_by'])
    .select('actors.is_admin as actor_is_admin')
    .executeTakeFirst()
  if (!row) return undefined
  const { session_id: id, expires_at, last_seen_at, acted_by, actor_is_admin, ...user } = row
  const actor = acted_by === null ? undefined : { id: acted_by, isAdmin: actor_is_admin === true }
  return { id, user, expires_at, last_seen_at, actor }
}
