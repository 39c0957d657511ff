import { sql } from 'kysely'
import type { TenantTransaction } from '../platform/database/database.ts'

/**
 * What each of some members owes in each currency of what was due before a date, in cents. Who owes nothing in one has
 * no row of it.
 */
export const overdueSums = ({ tenant, db }: TenantTransaction, profiles: readonly string[], today: string) =>
  db
    .selectFrom('ledger_lines')
    .select(['profile_id', 'currency'])
    .select(sql<number>`sum(amount_cents - paid_cents - credited_cents)::bigint`.as('overdue'))
    .where('tenant', '=', tenant)
    .where('profile_id', 'in', profiles)
    .whereRef((where) => where('paid_cents', '+', where.ref('credited_cents')), '<', 'amount_cents')
    .where('due_on', '<', today)
    .groupBy(['profile_id', 'currency'])
