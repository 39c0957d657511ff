import type { TenantTransaction } from '../platform/database/database.ts'

/** A member's accounts, in cents. */
export interface OwnedBalance {
  /** What they owe. */
  readonly receivable: number
  /** What they have paid beyond that. */
  readonly credit: number
}

/** What is kept of a member's accounts. */
export const balanceRow = ({ tenant, db }: TenantTransaction, profile: string) =>
  db
    .selectFrom('ledger_balances')
    .select(['receivable_cents as receivable', 'credit_cents as credit'])
    .where('tenant', '=', tenant)
    .where('profile_id', '=', profile)

const nothing: OwnedBalance = { receivable: 0, credit: 0 }

/** A member's accounts; zero for one to whom nothing was ever posted. */
export async function readBalance(tx: TenantTransaction, profile: string): Promise<OwnedBalance> {
  return (await balanceRow(tx, profile).executeTakeFirst()) ?? nothing
}
