import { sql } from 'kysely'
import type { TenantTransaction } from '../platform/database/database.ts'

/** What a member owes of what was due before a day, in cents. */
export const overdueSum = ({ tenant, db }: TenantTransaction, profile: string, today: string) =>
  db
    .selectFrom('ledger_lines')
    .select(sql<number>`coalesce(sum(amount_cents - paid_cents - credited_cents), 0)::bigint`.as('overdue'))
    .where('tenant', '=', tenant)
    .where('profile_id', '=', profile)
    .whereRef((where) => where('paid_cents', '+', where.ref('credited_cents')), '<', 'amount_cents')
    .where('due_on', '<', today)
