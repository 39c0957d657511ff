import { randomUUID } from 'node:crypto'
import type { Insertable, Updateable } from 'kysely'
import type { TenantTransaction } from '../platform/database/database.ts'
import type { UserRow } from './find-session.ts'
import type { UsersTable } from '../platform/database/tables/accounts.ts'

/** E-mail addresses are compared without regard to case. */
export const normaliseEmail = (email: string): string => email.trim().toLowerCase()

export async function findUser({ tenant, db }: TenantTransaction, id: string): Promise<UserRow | undefined> {
  return db.selectFrom('users').selectAll().where('tenant', '=', tenant).where('id', '=', id).executeTakeFirst()
}

/** The users with some ids. */
export async function usersWithIds(
  { tenant, db }: TenantTransaction,
  ids: readonly string[],
): Promise<readonly UserRow[]> {
  return db.selectFrom('users').selectAll().where('tenant', '=', tenant).where('id', 'in', ids).execute()
}

export async function findUserByEmail({ tenant, db }: TenantTransaction, email: string): Promise<UserRow | undefined> {
  return db
    .selectFrom('users')
    .selectAll()
    .where('tenant', '=', tenant)
    .where('email', '=', normaliseEmail(email))
    .executeTakeFirst()
}

/** Creates a user with an id of its own; undefined when the e-mail is taken. */
export async function createUser(
  { tenant, db }: TenantTransaction,
  user: Omit<Insertable<UsersTable>, 'tenant' | 'id'>,
): Promise<UserRow | undefined> {
  return db
    .insertInto('users')
    .values({ ...user, tenant, id: randomUUID(), email: normaliseEmail(user.email) })
    .onConflict((conflict) => conflict.columns(['tenant', 'email']).doNothing())
    .returningAll()
    .executeTakeFirst()
}

/** The data for an account of somebody who has proved that they own the e-mail. */
export type ProvedAccount = Pick<
  Insertable<UsersTable>,
  'email' | 'phone' | 'id_number' | 'password_hash' | 'type' | 'category'
>

/**
 * Creates the account of an e-mail whose owner has just proved it, or undefined when there is one. A row that was
 * never activated, from earlier versions, is no account and is removed.
 */
export async function createAccount(
  { tenant, db }: TenantTransaction,
  { email, ...account }: ProvedAccount,
  now: Date,
): Promise<UserRow | undefined> {
  const particulars = { ...account, verified_at: now, created_at: now }
  return db
    .insertInto('users')
    .values({ ...particulars, tenant, id: randomUUID(), email: normaliseEmail(email), profile_id: null })
    .onConflict((conflict) =>
      conflict.columns(['tenant', 'email']).doUpdateSet(particulars).where('users.verified_at', 'is', null),
    )
    .returningAll()
    .executeTakeFirst()
}

/** Returns the user as changed. */
export async function updateUser(
  { tenant, db }: TenantTransaction,
  id: string,
  change: Omit<Updateable<UsersTable>, 'tenant' | 'id'>,
): Promise<UserRow> {
  return db
    .updateTable('users')
    .set(change)
    .where('tenant', '=', tenant)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}
