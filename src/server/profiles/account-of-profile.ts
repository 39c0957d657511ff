import type { TenantTransaction } from '../platform/database/database.ts'

/** The account whose profile it is; null for none. */
export async function accountOfProfile({ tenant, db }: TenantTransaction, profile: string): Promise<string | null> {
  const found = await db
    .selectFrom('profiles')
    .select('user_id')
    .where('tenant', '=', tenant)
    .where('id', '=', profile)
    .executeTakeFirst()
  return found?.user_id ?? null
}
