import { sql } from 'kysely'
import type { Selectable } from 'kysely'
import { momentIn } from '../../engine/format/moment-in.ts'
import type { HistoryEntry } from '../../engine/cases/model/outcome.ts'
import type { TenantTransaction } from '../platform/database/database.ts'
import type { CaseHistoryTable } from '../platform/database/tables/cases.ts'

type HistoryRow = Selectable<CaseHistoryTable>

/** Adds entries to a case's history, which nothing changes afterwards. The case is locked. */
export async function addHistory(
  { tenant, db }: TenantTransaction,
  caseId: string,
  entries: readonly HistoryEntry[],
): Promise<void> {
  for (const { at, by, through, kind, what, from, to, revision, input, hidden } of entries) {
    const next = sql<number>`(select coalesce(max(entry_no), 0) + 1 from case_history
      where tenant = ${tenant} and case_id = ${caseId})`
    await db
      .insertInto('case_history')
      .values({
        tenant,
        case_id: caseId,
        entry_no: next,
        kind,
        what: what ?? null,
        acted_by: by,
        through: through ?? null,
        from_state: from,
        to_state: to,
        revision,
        input: JSON.stringify(input ?? {}),
        hidden,
        at: new Date(at),
      })
      .execute()
  }
}

/** The history of a case, oldest first, its moments in a time zone. */
export async function readHistory(
  { tenant, db }: TenantTransaction,
  caseId: string,
  timeZone: string,
): Promise<readonly HistoryEntry[]> {
  const rows = await db
    .selectFrom('case_history')
    .selectAll()
    .where('tenant', '=', tenant)
    .where('case_id', '=', caseId)
    .orderBy('entry_no')
    .execute()
  return rows.map((row) => entryOf(row, timeZone))
}

const entryOf = (row: HistoryRow, timeZone: string): HistoryEntry => ({
  at: momentIn(timeZone, row.at),
  by: row.acted_by,
  ...(row.through !== null && { through: row.through }),
  kind: row.kind,
  ...(row.what !== null && { what: row.what }),
  from: row.from_state,
  to: row.to_state,
  revision: row.revision,
  ...(Object.keys(row.input).length > 0 && { input: row.input }),
  hidden: row.hidden,
})
