import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'

/**
 * Whether a case began between two days of a time zone, both included; a day that is not given bounds nothing.
 *
 * @param from with `to`, `YYYY-MM-DD`
 */
export function beganWithin(
  timeZone: string,
  { from, to }: { readonly from?: string | null | undefined; readonly to?: string | undefined },
): readonly RawBuilder<boolean>[] {
  const after = sql<boolean>`cases.started_at >= ${from}::date::timestamp at time zone ${timeZone}`
  const before = sql<boolean>`cases.started_at < (${to}::date + 1)::timestamp at time zone ${timeZone}`
  return [...(from == null ? [] : [after]), ...(to === undefined ? [] : [before])]
}
