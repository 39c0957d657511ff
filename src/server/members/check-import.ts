import { buffer } from 'node:stream/consumers'
import { memberColumns, shownImportProblems, shownImportRows } from '../../contract/member-columns.ts'
import type { ImportCheck, ImportRow } from '../../contract/member-import.ts'
import { generalFileLimit } from '../../contract/file-transfer.ts'
import { todayIn } from '../../engine/format/today-in.ts'
import type { TenantTransaction } from '../platform/database/database.ts'
import type { ReceivedFile } from '../platform/files/file-store.ts'
import type { PublishedTenant } from '../platform/published/published-tenant.ts'
import { Refusal } from '../platform/refusal.ts'
import type { Services } from '../platform/services.ts'
import { translateMessage } from '../platform/texts/translate-message.ts'
import { openTableFile, refusedTableFile } from './files/open-table-file.ts'
import type { TableRow } from './files/read-csv.ts'
import { countPlanned, planImport } from './plan-import.ts'
import type { PlannedMember } from './plan-import.ts'
import { brokenCsv, readMemberRows } from './read-member-rows.ts'
import type { MemberRows } from './read-member-rows.ts'
import { wrongRows } from './wrong-rows.ts'

/** A file as it was read: its rows, and what they say. */
export interface ReadImport extends MemberRows {
  readonly rows: readonly TableRow[]
}

/**
 * Reads a file that was just received.
 *
 * @throws Refusal `invalid`, at the file, when it cannot be read; `bad-request` when there is none
 */
export async function readImport(
  { files, now }: Pick<Services, 'files' | 'now'>,
  tenant: PublishedTenant,
  file: ReceivedFile | undefined,
): Promise<ReadImport> {
  const content = file && (await files.open(tenant.id, file.id))
  if (!content) throw new Refusal('bad-request')
  if (file.size > generalFileLimit) throw refusedTableFile('too-large')
  const found = await openTableFile(Uint8Array.from(await buffer(content)))
  if ('brokenAt' in found) return { rows: [], members: [], problems: [brokenCsv(found.brokenAt)], hasColumns: false }
  const today = todayIn(tenant.declaration.timeZone, now())
  return { rows: found.rows, ...readMemberRows(found.rows, tenant, today) }
}

/** What importing a file would do, in the words of the caller's language. */
export async function checkImport(
  tx: TenantTransaction,
  tenant: PublishedTenant,
  { members, problems }: MemberRows,
): Promise<ImportCheck> {
  const planned = await planImport(tx, members)
  return {
    ...countPlanned(planned),
    wrong: wrongRows(problems),
    problems: problems.slice(0, shownImportProblems).map(({ line, column, message }) => ({
      line,
      column,
      text: translateMessage(tenant, message),
    })),
    rows: planned
      .toSorted((one, other) => shownFirst.indexOf(one.outcome) - shownFirst.indexOf(other.outcome))
      .slice(0, shownImportRows)
      .map(wireRow),
  }
}

const shownFirst: readonly PlannedMember['outcome'][] = ['changed', 'added', 'activated', 'unchanged']

function wireRow({ member, outcome, row }: PlannedMember): ImportRow {
  const cells = memberColumns.map((column) => {
    const isChanged = outcome === 'changed' && row !== undefined && row[column] !== member[column]
    return { column, from: isChanged ? row[column] : null, to: member[column] }
  })
  return { member_no: member.member_no, outcome, cells }
}
