import { sql } from 'kysely'
import type { DocumentId } from '../../engine/document/document-id.ts'
import type { TenantTransaction } from '../platform/database/database.ts'

/** How many of the last visits of a state count, and how few say nothing about the next. */
const visitsCounted = 200
const fewestVisits = 5

/**
 * How long cases of a type usually stand in a state: the median of the last visits that have ended, in whole days and
 * at least 1. Null when too few have ended.
 */
export async function usualDays(
  { tenant, db }: TenantTransaction,
  type: DocumentId,
  state: string,
): Promise<number | null> {
  const left = sql`select h.case_id, h.entry_no, h.at from case_history h
    join cases on cases.tenant = h.tenant and cases.id = h.case_id and cases.type = ${type}
    where h.tenant = ${tenant} and h.from_state = ${state} and h.from_state <> h.to_state
    order by h.at desc limit ${visitsCounted}`
  const { rows } = await sql<{ visits: number; days: number | null }>`select count(*)::int as visits,
      percentile_cont(0.5) within group (order by extract(epoch from ended.at - begun.at) / 86400) as days
    from (${left}) ended cross join lateral (
      select at from case_history
      where tenant = ${tenant} and case_id = ended.case_id and entry_no < ended.entry_no
        and to_state = ${state} and from_state <> to_state
      order by entry_no desc limit 1
    ) begun`.execute(db)
  const [found] = rows
  if (found === undefined || found.days === null || found.visits < fewestVisits) return null
  return Math.max(1, Math.round(found.days))
}
