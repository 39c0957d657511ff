import { sql } from 'kysely'
import type { TenantTransaction } from '../platform/database/database.ts'

interface OverdueAsked {
  readonly currency: string
  /** A date. */
  readonly today: string
}

/** What each of some members owes in a currency of what was due before a day, in cents. Who owes nothing has no row. */
export const overdueSums = (
  { tenant, db }: TenantTransaction,
  profiles: readonly string[],
  { currency, today }: OverdueAsked,
) =>
  db
    .selectFrom('ledger_lines')
    .select('profile_id')
    .select(sql<number>`sum(amount_cents - paid_cents - credited_cents)::bigint`.as('overdue'))
    .where('tenant', '=', tenant)
    .where('profile_id', 'in', profiles)
    .whereRef((where) => where('paid_cents', '+', where.ref('credited_cents')), '<', 'amount_cents')
    .where('currency', '=', currency)
    .where('due_on', '<', today)
    .groupBy('profile_id')
