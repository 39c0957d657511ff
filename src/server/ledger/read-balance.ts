import type { TenantTransaction } from '../platform/database/database.ts'

/** A member's accounts in a currency, in cents. */
export interface OwnedBalance {
  /** What they owe. */
  readonly receivable: number
  /** What they have paid beyond that. */
  readonly credit: number
}

/** What is kept of the accounts of some members, in each currency. */
export const balanceRows = ({ tenant, db }: TenantTransaction, profiles: readonly string[]) =>
  db
    .selectFrom('ledger_balances')
    .select(['profile_id', 'currency', 'receivable_cents as receivable', 'credit_cents as credit'])
    .where('tenant', '=', tenant)
    .where('profile_id', 'in', profiles)

/** The same in one currency. */
export const balanceRowsIn = (tx: TenantTransaction, profiles: readonly string[], currency: string) =>
  balanceRows(tx, profiles).where('currency', '=', currency)

/** A member's accounts in a currency; zero for one to whom nothing was ever posted in it. */
export async function readBalance(tx: TenantTransaction, profile: string, currency: string): Promise<OwnedBalance> {
  const { receivable = 0, credit = 0 } = (await balanceRowsIn(tx, [profile], currency).executeTakeFirst()) ?? {}
  return { receivable, credit }
}
