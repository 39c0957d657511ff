import type { SelectQueryBuilder } from 'kysely'
import type { TenantTransaction } from '../platform/database/database.ts'
import type { Tables } from '../platform/database/tables.ts'

/** Identifies an account: by e-mail, if one has it, or by id; a null id matches no account. */
export type AccountKey = { readonly email: string } | { readonly id: string | null }

/**
 * Selects the account, or no row. Statements that use it are the same whether or not the account exists, so that
 * response times do not reveal it (AUTH-03).
 */
export function selectAccount(
  { tenant, db }: TenantTransaction,
  key: AccountKey,
): SelectQueryBuilder<Tables, 'users', object> {
  const users = db.selectFrom('users').where('users.tenant', '=', tenant).where('users.verified_at', 'is not', null)
  if ('email' in key) return users.where('users.email', '=', key.email)
  return users.where((eb) => eb('users.id', '=', eb.cast<string>(eb.val(key.id), 'uuid')))
}
