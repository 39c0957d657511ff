import type { Selectable } from 'kysely'
import type { Database } from '../database.ts'
import type { UsersTable } from '../tables.ts'

export type UserRow = Selectable<UsersTable>

/** Who calls, as one session says. */
export interface SessionFound {
  readonly user: UserRow
  readonly expires_at: Date
  readonly last_seen_at: Date
}

/**
 * The session of a token's hash with its user; undefined when there is none. It asks once, outside any transaction,
 * because every call with a token does so; the tenant is named on every table.
 */
export async function findSession(
  { beforeTenant }: Pick<Database, 'beforeTenant'>,
  tenant: string,
  tokenHash: string,
): Promise<SessionFound | undefined> {
  const row = await beforeTenant
    .selectFrom('sessions')
    .innerJoin('users', (join) =>
      join.onRef('users.tenant', '=', 'sessions.tenant').onRef('users.id', '=', 'sessions.user_id'),
    )
    .where('sessions.tenant', '=', tenant)
    .where('sessions.token_hash', '=', tokenHash)
    .selectAll('users')
    .select(['sessions.expires_at', 'sessions.last_seen_at'])
    .executeTakeFirst()
  if (!row) return undefined
  const { expires_at, last_seen_at, ...user } = row
  return { user, expires_at, last_seen_at }
}
