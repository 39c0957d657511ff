import { shownImportRows } from '../../contract/import-limits.ts'
import { memberColumns } from '../../contract/member-columns.ts'
import type { MemberImportCheck } from '../../contract/member-import.ts'
import { todayIn } from '../../engine/format/today-in.ts'
import type { ReadRows } from '../imports/queue-import.ts'
import { receivedRows } from '../imports/received-rows.ts'
import { brokenCsv, describedProblems } from '../imports/row-problem.ts'
import type { TenantTransaction } from '../platform/database/database.ts'
import type { ReceivedFile } from '../platform/files/file-store.ts'
import type { PublishedTenant } from '../platform/published/published-tenant.ts'
import type { Services } from '../platform/services.ts'
import { countPlanned, planImport } from './plan-import.ts'
import type { PlannedMember } from './plan-import.ts'
import { readMemberRows } from './read-member-rows.ts'
import type { MemberRows } from './read-member-rows.ts'

/**
 * Reads a file that was just received.
 *
 * @throws Refusal `invalid`, at the file, when it cannot be read; `bad-request` when there is none
 */
export async function readImport(
  services: Pick<Services, 'files' | 'now'>,
  tenant: PublishedTenant,
  file: ReceivedFile | undefined,
): Promise<MemberRows & ReadRows> {
  const found = await receivedRows(services, tenant, file)
  if ('brokenAt' in found)
    return { rows: [], right: 0, members: [], problems: [brokenCsv(found.brokenAt)], hasColumns: false }
  const today = todayIn(tenant.declaration.timeZone, services.now())
  const read = readMemberRows(found.rows, tenant, today)
  return { rows: found.rows, right: read.members.length, ...read }
}

/** What importing a file would do, in the words of the caller's language. */
export async function checkImport(
  tx: TenantTransaction,
  tenant: PublishedTenant,
  { members, problems }: MemberRows,
): Promise<MemberImportCheck> {
  const planned = await planImport(tx, members)
  return {
    counts: countPlanned(planned),
    ...describedProblems(tenant, problems),
    rows: planned
      .toSorted((one, other) => shownFirst.indexOf(one.outcome) - shownFirst.indexOf(other.outcome))
      .slice(0, shownImportRows)
      .map(wireRow),
  }
}

const shownFirst: readonly PlannedMember['outcome'][] = ['changed', 'added', 'activated', 'unchanged']

function wireRow({ member, outcome, row }: PlannedMember): MemberImportCheck['rows'][number] {
  const cells = memberColumns.map((column) => {
    const isChanged = outcome === 'changed' && row !== undefined && row[column] !== member[column]
    return { column, from: isChanged ? row[column] : null, to: member[column] }
  })
  return { member_no: member.member_no, outcome, cells }
}
