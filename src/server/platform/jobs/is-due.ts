import type { Expression, ExpressionBuilder, RawBuilder, SqlBool } from 'kysely'
import type { Tables } from '../database/tables.ts'

/**
 * Whether a job is due. A job that was queued or taken after `ahead`, which is now and what clocks may differ by, shows
 * that the clock has been set back: then it is due too, unless it waits for its first run at a later date. The database
 * function `due_tenants` has the same rule.
 */
export function isDue(now: RawBuilder<Date>, ahead: RawBuilder<Date>) {
  return (where: ExpressionBuilder<Tables, 'jobs'>): Expression<SqlBool> =>
    where.or([
      where('due_at', '<=', now),
      where.and([
        where('due_at', 'is not', null),
        where('clock_at', '>', ahead),
        where.or([where('tries', '>', 0), where('due_at', '<=', where.ref('clock_at'))]),
      ]),
    ])
}
