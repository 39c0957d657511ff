import { randomUUID } from 'node:crypto'
import type { Selectable, Updateable } from 'kysely'
import type { TenantTransaction } from '../platform/database/database.ts'
import type { ProfilesTable } from '../platform/database/tables/profiles.ts'

export type ProfileRow = Selectable<ProfilesTable>

export async function findProfile(
  { tenant, db }: TenantTransaction,
  id: string | null,
): Promise<ProfileRow | undefined> {
  if (id === null) return undefined
  return db.selectFrom('profiles').selectAll().where('tenant', '=', tenant).where('id', '=', id).executeTakeFirst()
}

/** Creates a profile and links its user to it. */
export async function createProfile(
  { tenant, db }: TenantTransaction,
  userId: string,
  type: ProfilesTable['type'],
  now: Date,
): Promise<ProfileRow> {
  const profile = await db
    .insertInto('profiles')
    .values({
      tenant,
      id: randomUUID(),
      user_id: userId,
      type,
      member_no: null,
      member_information: '[]',
      created_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await db
    .updateTable('users')
    .set({ profile_id: profile.id })
    .where('tenant', '=', tenant)
    .where('id', '=', userId)
    .execute()
  return profile
}

export async function updateProfile(
  { tenant, db }: TenantTransaction,
  id: string,
  change: Omit<Updateable<ProfilesTable>, 'tenant' | 'id'>,
): Promise<ProfileRow> {
  return db
    .updateTable('profiles')
    .set(change)
    .where('tenant', '=', tenant)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}
