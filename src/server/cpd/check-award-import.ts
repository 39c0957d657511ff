import { awardColumns, awardFields } from '../../contract/award-columns.ts'
import type { AwardImportCheck } from '../../contract/admin-awards.ts'
import { shownImportRows } from '../../contract/import-limits.ts'
import type { ImportSource, ReadRows } from '../imports/queue-import.ts'
import { brokenCsv, describedProblems } from '../imports/row-problem.ts'
import type { TenantTransaction } from '../platform/database/database.ts'
import type { PublishedTenant } from '../platform/published/published-tenant.ts'
import type { receivedRows } from '../imports/received-rows.ts'
import { planAwards } from './plan-awards.ts'
import type { PlannedAward } from './plan-awards.ts'
import { columnOf, readAwardRows } from './read-award-rows.ts'
import type { AwardRows } from './read-award-rows.ts'

/** Points that are imported. */
export const awardImport: ImportSource = {
  kind: 'import-awards',
  begun: 'award-import-begun',
  cancelled: 'award-import-cancelled',
  nothing: { key: 'server.cpd.nothing' },
}

/** A file of points: its rows, what adding each would do, and every problem. */
export interface ReadAwards extends ReadRows {
  readonly problems: AwardRows['problems']
  readonly planned: readonly Extract<PlannedAward, { outcome: unknown }>[]
}

/** Reads a file of points, and compares it with the register and the awards that there are. */
export async function readAwardImport(
  tx: TenantTransaction,
  tenant: PublishedTenant,
  found: Awaited<ReturnType<typeof receivedRows>>,
  now: Date,
): Promise<ReadAwards> {
  if ('brokenAt' in found) {
    return { rows: [], right: 0, planned: [], problems: [brokenCsv(found.brokenAt)], hasColumns: false }
  }
  const { awards, problems, hasColumns } = readAwardRows(found.rows, tenant, now)
  const planned = await planAwards(tx, awards)
  const right = planned.flatMap((one) => ('outcome' in one ? [one] : []))
  const wrong = planned.flatMap((one, i) => {
    const line = awards[i]?.line ?? 1
    return 'wrong' in one ? [{ line, column: columnOf(one.wrong.field), message: one.wrong.message }] : []
  })
  const all = [...problems, ...wrong].toSorted((one, other) => one.line - other.line)
  return { rows: found.rows, right: right.length, planned: right, problems: all, hasColumns }
}

/** What importing a file would do, in the words of the caller's language. */
export function checkAwardImport(tenant: PublishedTenant, { planned, problems }: ReadAwards): AwardImportCheck {
  const counts = { added: 0, unchanged: 0 }
  for (const { outcome } of planned) counts[outcome] += 1
  const first = planned.toSorted((one, other) => one.outcome.localeCompare(other.outcome)).slice(0, shownImportRows)
  return {
    counts,
    ...describedProblems(tenant, problems),
    rows: first.map(({ award, outcome }) => ({
      member_no: award.memberNo,
      outcome,
      cells: awardColumns.map((column) => ({ column, from: null, to: String(award[awardFields[column]]) })),
    })),
  }
}
