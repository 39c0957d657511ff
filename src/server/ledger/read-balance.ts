import type { TenantTransaction } from '../platform/database/database.ts'

/** A member's accounts, in cents. */
export interface OwnedBalance {
  /** What they owe. */
  readonly receivable: number
  /** What they have paid beyond that. */
  readonly credit: number
}

/** What is kept of the accounts of some members. */
export const balanceRows = ({ tenant, db }: TenantTransaction, profiles: readonly string[]) =>
  db
    .selectFrom('ledger_balances')
    .select(['profile_id', 'receivable_cents as receivable', 'credit_cents as credit'])
    .where('tenant', '=', tenant)
    .where('profile_id', 'in', profiles)

/** A member's accounts; zero for one to whom nothing was ever posted. */
export async function readBalance(tx: TenantTransaction, profile: string): Promise<OwnedBalance> {
  const { receivable = 0, credit = 0 } = (await balanceRows(tx, [profile]).executeTakeFirst()) ?? {}
  return { receivable, credit }
}
