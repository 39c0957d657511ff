import type { UserRow } from './find-session.ts'
import type { CurrentSession } from './sessions.ts'
import type { TenantTransaction } from '../platform/database/database.ts'

/** The account of the person who acts in a session: from within a firm, the one that opened it. */
export const personOf = ({ openedBy, user }: Pick<CurrentSession, 'openedBy' | 'user'>): string => openedBy ?? user.id

/** Notes that a person acts for a firm. A firm has one such person: the first. */
export async function addFirmOwner(
  { tenant, db }: TenantTransaction,
  { firmId, ownerId }: { readonly firmId: string; readonly ownerId: string },
  now: Date,
): Promise<void> {
  await db
    .insertInto('firm_owners')
    .values({ tenant, firm_id: firmId, owner_id: ownerId, since: now })
    .onConflict((conflict) => conflict.columns(['tenant', 'firm_id']).doNothing())
    .execute()
}

/** The accounts of a person's firms, the newest first. */
export const firmsOf = ({ tenant, db }: TenantTransaction, ownerId: string): Promise<readonly UserRow[]> =>
  db
    .selectFrom('firm_owners')
    .innerJoin('users', (join) =>
      join.onRef('users.tenant', '=', 'firm_owners.tenant').onRef('users.id', '=', 'firm_owners.firm_id'),
    )
    .selectAll('users')
    .where('firm_owners.tenant', '=', tenant)
    .where('firm_owners.owner_id', '=', ownerId)
    .where('users.deleted_at', 'is', null)
    .orderBy('users.created_at', 'desc')
    .orderBy('users.id')
    .execute()

/** Forgets which firms an account acts for, and who acts for it. */
export async function removeFirmOwners({ tenant, db }: TenantTransaction, userId: string): Promise<void> {
  await db
    .deleteFrom('firm_owners')
    .where('tenant', '=', tenant)
    .where((where) => where.or([where('firm_id', '=', userId), where('owner_id', '=', userId)]))
    .execute()
}
