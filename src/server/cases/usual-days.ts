import { sql } from 'kysely'
import type { DocumentId } from '../../engine/document/document-id.ts'
import type { TenantTransaction } from '../platform/database/database.ts'

/** How many of the last visits of a state count, and how few say nothing about the next. */
const visitsCounted = 200
const fewestVisits = 5

/** A state of a type of cases. */
interface StateOfType {
  readonly type: DocumentId
  readonly state: string
}

/**
 * How long cases usually stand in states: the median of the last visits that have ended, in whole days and at least 1.
 *
 * @returns what gives that of each state; null for one of which too few visits have ended
 */
export async function usualDays(
  { tenant, db }: TenantTransaction,
  asked: readonly StateOfType[],
): Promise<(one: StateOfType) => number | null> {
  if (asked.length === 0) return () => null
  const states = [...new Map(asked.map((one) => [`${one.type} ${one.state}`, one])).values()]
  const [typesAsked, statesAsked] = [states.map(({ type }) => type), states.map(({ state }) => state)]
  const left = sql`select h.case_id, h.entry_no, h.at from case_history h
    join cases on cases.tenant = h.tenant and cases.id = h.case_id and cases.type = asked.type
    where h.tenant = ${tenant} and h.from_state = asked.state and h.from_state <> h.to_state
    order by h.at desc limit ${visitsCounted}`
  const { rows } = await sql<UsualStay>`select asked.type, asked.state, usual.visits, usual.days
    from unnest(${typesAsked}::text[], ${statesAsked}::text[]) as asked (type, state) cross join lateral (
      select count(*)::int as visits,
        percentile_cont(0.5) within group (order by extract(epoch from ended.at - begun.at) / 86400) as days
      from (${left}) ended cross join lateral (
        select at from case_history
        where tenant = ${tenant} and case_id = ended.case_id and entry_no < ended.entry_no
          and to_state = asked.state and from_state <> to_state
        order by entry_no desc limit 1
      ) begun
    ) usual`.execute(db)
  return ({ type, state }) => {
    const { visits = 0, days = null } = rows.find((row) => row.type === type && row.state === state) ?? {}
    return days === null || visits < fewestVisits ? null : Math.max(1, Math.round(days))
  }
}

interface UsualStay extends StateOfType {
  readonly visits: number
  readonly days: number | null
}
