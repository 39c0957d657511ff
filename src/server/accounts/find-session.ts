import type { Selectable } from 'kysely'
import type { TenantTransaction } from '../platform/database/database.ts'
import { statementOf } from '../platform/database/statement.ts'
import { readLast } from '../platform/database/together.ts'
import type { UsersTable } from '../platform/database/tables/accounts.ts'
import { grantedTo } from './account-roles.ts'
import type { RoleSources } from './roles.ts'

export type UserRow = Selectable<UsersTable>

/** The caller, according to their session. */
export interface SessionFound {
  readonly id: string
  readonly user: UserRow & RoleSources
  readonly expires_at: Date
  readonly last_seen_at: Date
  /** Who acts as the user. */
  readonly actor: (RoleSources & { readonly id: string }) | undefined
  /** The person who opened the firm's account from their own. */
  readonly openedBy: string | undefined
}

/** The session of a token's hash with its user; undefined when there is none. Ends the transaction. */
export async function findSession(tx: TenantTransaction, tokenHash: string): Promise<SessionFound | undefined> {
  const [row] = await readLast(tx, sessionQuery({ tenant: tx.tenant, tokenHash }))
  if (!row) return undefined
  const { session_id: id, expires_at, last_seen_at, acted_by, opened_by, actor_granted: granted, ...rest } = row
  const { actor_is_admin, actor_is_super_admin, actor_is_approver, ...user } = rest
  const flags = {
    is_admin: actor_is_admin === true,
    is_super_admin: actor_is_super_admin === true,
    is_approver: actor_is_approver === true,
  }
  const actor = acted_by === null ? undefined : { ...flags, id: acted_by, granted }
  return { id, user, expires_at, last_seen_at, actor, openedBy: opened_by ?? undefined }
}

const sessionQuery = statementOf<{ readonly tenant: string; readonly tokenHash: string }>()((db, value) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', (join) =>
      join.onRef('users.tenant', '=', 'sessions.tenant').onRef('users.id', '=', 'sessions.user_id'),
    )
    .leftJoin('users as actors', (join) =>
      join.onRef('actors.tenant', '=', 'sessions.tenant').onRef('actors.id', '=', 'sessions.acted_by'),
    )
    .where('sessions.tenant', '=', value('tenant'))
    .where('sessions.token_hash', '=', value('tokenHash'))
    .selectAll('users')
    .select(['sessions.id as session_id', 'sessions.expires_at', 'sessions.last_seen_at'])
    .select(['sessions.acted_by', 'sessions.opened_by'])
    .select(grantedTo(value('tenant'), 'sessions.user_id').as('granted'))
    .select(grantedTo(value('tenant'), 'sessions.acted_by').as('actor_granted'))
    .select([
      'actors.is_admin as actor_is_admin',
      'actors.is_super_admin as actor_is_super_admin',
      'actors.is_approver as actor_is_approver',
    ]),
)
