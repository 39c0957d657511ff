import type { Expression, ExpressionBuilder, SqlBool } from 'kysely'
import { clockAllowance } from '../clock-allowance.ts'
import type { Tables } from '../tables.ts'

/** The longest that a sender has a message for itself, and that it waits after an attempt; milliseconds. */
const longestLease = 10 * 60_000
const longestWait = 60 * 60_000

/**
 * Whether a message's time has come. One that was attempted and waits far longer than any does was put off by a clock that
 * was set back since: it waits no longer. The function `due_tenants` of the database says the same.
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
