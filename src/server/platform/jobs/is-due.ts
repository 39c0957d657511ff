import type { Expression, ExpressionBuilder, SqlBool } from 'kysely'
import { clockAllowance } from '../database/clock-allowance.ts'
import type { Tables } from '../database/tables.ts'

/**
 * Whether a job is due. A job that was queued or taken later than now shows that the clock has been set back: then it
 * is due too, unless it waits for its first run at a later date. The database function `due_tenants` has the same rule.
 */
export function isDue(now: Date) {
  const later = new Date(now.getTime() + clockAllowance)
  return (where: ExpressionBuilder<Tables, 'jobs'>): Expression<SqlBool> =>
    where.or([
      where('due_at', '<=', now),
      where.and([
        where('due_at', 'is not', null),
        where('clock_at', '>', later),
        where.or([where('tries', '>', 0), where('due_at', '<=', where.ref('clock_at'))]),
      ]),
    ])
}
