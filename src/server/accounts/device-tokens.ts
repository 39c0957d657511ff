import type { TenantTransaction } from '../platform/database/database.ts'
import { hashToken } from '../platform/secrets/secret-token.ts'

/** How long a device is remembered after its last sign-in; seconds. */
export const deviceSeconds = 180 * 24 * 60 * 60

/** Devices last used at this moment or before are forgotten. */
export const oldestKnownUse = (now: Date): Date => new Date(now.getTime() - deviceSeconds * 1000)

/** Whether somebody has signed in to the account with this e-mail, if it exists, from the device with this token. */
export async function isKnownDevice(
  { tenant, db }: TenantTransaction,
  email: string,
  token: string,
  now: Date,
): Promise<boolean> {
  const known = await db
    .selectFrom('device_tokens')
    .innerJoin('users', (join) =>
      join.onRef('users.tenant', '=', 'device_tokens.tenant').onRef('users.id', '=', 'device_tokens.user_id'),
    )
    .select('device_tokens.user_id')
    .where('device_tokens.tenant', '=', tenant)
    .where('users.email', '=', email)
    .where('device_tokens.token_hash', '=', hashToken(token))
    .where('device_tokens.used_at', '>', oldestKnownUse(now))
    .executeTakeFirst()
  return known !== undefined
}

/**
 * Remembers that a user signed in from the device with this token, and forgets the user's devices that were not used
 * for long.
 */
export async function keepDevice(
  { tenant, db }: TenantTransaction,
  userId: string,
  token: string,
  now: Date,
): Promise<void> {
  await db
    .deleteFrom('device_tokens')
    .where('tenant', '=', tenant)
    .where('user_id', '=', userId)
    .where('used_at', '<', oldestKnownUse(now))
    .execute()
  await db
    .insertInto('device_tokens')
    .values({ tenant, user_id: userId, token_hash: hashToken(token), used_at: now })
    .onConflict((conflict) => conflict.columns(['tenant', 'user_id', 'token_hash']).doUpdateSet({ used_at: now }))
    .execute()
}

/** Forgets every device of a user, e.g. after a lost password: one of them may belong to somebody else. */
export async function forgetDevices({ tenant, db }: TenantTransaction, userId: string): Promise<void> {
  await db.deleteFrom('device_tokens').where('tenant', '=', tenant).where('user_id', '=', userId).execute()
}
