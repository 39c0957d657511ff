import type { TenantTransaction } from '../platform/database/database.ts'
import type { LinksTable } from '../platform/database/tables/accounts.ts'
import { selectAccount } from './account-key.ts'
import type { AccountKey } from './account-key.ts'
import { hashToken, makeToken } from '../platform/secrets/secret-token.ts'

type Purpose = LinksTable['purpose']

/** How long a link stays valid; seconds. */
const lifetimes: Readonly<Record<Purpose, number>> = { 'password-reset': 60 * 60, invitation: 3 * 24 * 60 * 60 }

/**
 * Creates the code of a link for an account and invalidates its earlier ones of this purpose. Without an account the
 * same statements run, and the code has no effect.
 */
export async function createLink(tx: TenantTransaction, key: AccountKey, purpose: Purpose, now: Date): Promise<string> {
  const { tenant, db } = tx
  const token = makeToken()
  const account = selectAccount(tx, key)
  await db
    .deleteFrom('links')
    .where('tenant', '=', tenant)
    .where('purpose', '=', purpose)
    .where('user_id', 'in', account.select('users.id'))
    .execute()
  await db
    .insertInto('links')
    .columns(['tenant', 'token_hash', 'user_id', 'purpose', 'expires_at', 'used_at'])
    .expression(
      account.select((eb) => [
        'users.tenant',
        eb.val(hashToken(token)).as('token_hash'),
        'users.id',
        eb.val(purpose).as('purpose'),
        eb.cast<Date>(eb.val(new Date(now.getTime() + lifetimes[purpose] * 1000)), 'timestamptz').as('expires_at'),
        eb.cast<Date | null>(eb.val(null), 'timestamptz').as('used_at'),
      ]),
    )
    .execute()
  return token
}

/** Whether a link's code would still work, whatever its purpose; it stays as it is. */
export async function isLinkOpen({ tenant, db }: TenantTransaction, token: string, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('links')
    .select('user_id')
    .where('tenant', '=', tenant)
    .where('token_hash', '=', hashToken(token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return row !== undefined
}

/** Uses up a link's code, whatever its purpose; returns its user, or undefined if it is unknown, used or expired. */
export async function useLink(
  { tenant, db }: TenantTransaction,
  token: string,
  now: Date,
): Promise<string | undefined> {
  const row = await db
    .updateTable('links')
    .set({ used_at: now })
    .where('tenant', '=', tenant)
    .where('token_hash', '=', hashToken(token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('user_id')
    .executeTakeFirst()
  return row?.user_id
}

/** Invalidates every link of an account. */
export async function dropLinks({ tenant, db }: TenantTransaction, userId: string): Promise<void> {
  await db.deleteFrom('links').where('tenant', '=', tenant).where('user_id', '=', userId).execute()
}
