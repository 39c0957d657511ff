import type { Expression, ExpressionBuilder, SqlBool } from 'kysely'
import { clockAllowance } from '../clock-allowance.ts'
import type { Tables } from '../tables.ts'

/** The longest lease of a message that is being sent, and the longest wait after a failed attempt; milliseconds. */
const longestLease = 10 * 60_000
const longestWait = 60 * 60_000

/**
 * Whether a message is due. When a clock was wrong and has been set back, a message may wait far longer than the
 * longest lease or wait: it is due too. The database function `due_tenants` has the same rule.
 */
export function isDue(now: Date) {
  const beyond = (wait: number) => new Date(now.getTime() + wait + clockAllowance)
  return (where: ExpressionBuilder<Tables, 'outbox'>): Expression<SqlBool> =>
    where.or([
      where('next_at', 'is', null),
      where('next_at', '<=', now),
      where.and([where('status', '=', 'sending'), where('next_at', '>', beyond(longestLease))]),
      where.and([where('attempts', '>', 0), where('next_at', '>', beyond(longestWait))]),
    ])
}
