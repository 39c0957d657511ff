import { randomUUID } from 'node:crypto'
import type { Insertable, Updateable } from 'kysely'
import type { TenantTransaction } from '../db/database.ts'
import type { UserRow } from './find-session.ts'
import type { UsersTable } from '../db/tables/accounts.ts'

/** E-mail addresses are compared without regard to case. */
export const normaliseEmail = (email: string): string => email.trim().toLowerCase()

export async function findUser({ tenant, db }: TenantTransaction, id: string): Promise<UserRow | undefined> {
  return db.selectFrom('users').selectAll().where('tenant', '=', tenant).where('id', '=', id).executeTakeFirst()
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

/**
 * Creates a user, or gives one that was never activated the new particulars; undefined when the e-mail is in use. One
 * statement whatever it comes to.
 */
export async function registerUser(
  { tenant, db }: TenantTransaction,
  { email, created_at, ...particulars }: Omit<Insertable<UsersTable>, 'tenant' | 'id' | 'verified_at' | 'profile_id'>,
): Promise<UserRow | undefined> {
  const place = { tenant, id: randomUUID(), email: normaliseEmail(email), created_at }
  return db
    .insertInto('users')
    .values({ ...particulars, ...place, verified_at: null, profile_id: null })
    .onConflict((conflict) =>
      conflict.columns(['tenant', 'email']).doUpdateSet(particulars).where('users.verified_at', 'is', null),
    )
    .returningAll()
    .executeTakeFirst()
}

/** The user as changed. */
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
