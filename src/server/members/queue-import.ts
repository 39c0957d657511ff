import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { isJsonArray } from '../../engine/json/json.ts'
import type { JsonObject } from '../../engine/json/json.ts'
import type { Message } from '../../engine/translate/message.ts'
import { recordAudit } from '../platform/audit/audit-log.ts'
import type { TenantTransaction } from '../platform/database/database.ts'
import { jobColumns } from '../platform/jobs/job-overview.ts'
import type { ListedJob } from '../platform/jobs/job-overview.ts'
import { enqueue } from '../platform/jobs/job-rows.ts'
import { Refusal } from '../platform/refusal.ts'
import type { ReadImport } from './check-import.ts'
import type { TableRow } from './files/read-csv.ts'
import { wrongRows } from './wrong-rows.ts'

/** The kind of work in the background that imports members. */
export const memberImportKind = 'import-members'

/** How many imports a list has. */
const listed = 10

export interface AskedImport {
  readonly read: ReadImport
  readonly fileName: string
  readonly actorId: string
  readonly leavesOutWrong: boolean
}

/**
 * Queues the import of a file, and records who asked for it. Returns its id.
 *
 * @throws Refusal `invalid` when a row is wrong and those are not left out, or when none is right; `conflict` while
 *   another import is under way
 */
export async function queueImport(
  tx: TenantTransaction,
  { read, fileName, actorId, leavesOutWrong }: AskedImport,
  now: Date,
): Promise<string> {
  requireImportable(read, leavesOutWrong)
  if (await isUnderWay(tx)) throw new Refusal('conflict', { message: { key: 'server.import.in-progress' } })
  const id = randomUUID()
  const payload = { file: fileName, actor: actorId, rows: read.rows.map(({ line, cells }) => [line, ...cells]) }
  await enqueue(tx, [{ kind: memberImportKind, id, payload }], now)
  await recordAudit(tx, { actor_id: actorId, action: 'import-begun', subject_id: null, detail: fileName }, now)
  return id
}

function requireImportable({ members, problems, hasColumns }: ReadImport, leavesOutWrong: boolean): void {
  const wrong = wrongRows(problems)
  if (!hasColumns && wrong > 0) throw refused({ key: 'server.import.wrong-columns' })
  if (wrong > 0 && !leavesOutWrong) throw refused({ key: 'server.import.wrong-rows', params: { count: wrong } })
  if (members.length === 0) throw refused({ key: 'server.import.nothing' })
}

const refused = (message: Message): Refusal => new Refusal('invalid', { message })

/** Two at once would each say of the other's members that they were unchanged. */
async function isUnderWay({ tenant, db }: TenantTransaction): Promise<boolean> {
  const found = await db
    .selectFrom('jobs')
    .select('id')
    .where('tenant', '=', tenant)
    .where('kind', '=', memberImportKind)
    .where('due_at', 'is not', null)
    .limit(1)
    .execute()
  return found.length > 0
}

/** The rows that a queued import has. */
export function queuedRows({ rows }: JsonObject): readonly TableRow[] {
  if (!isJsonArray(rows)) return []
  return rows.flatMap((row) => {
    if (!isJsonArray(row)) return []
    const [line, ...cells] = row
    return [{ line: Number(line), cells: cells.map(String) }]
  })
}

/** Forgets the rows of an import that is done: they are in the register now. */
export async function forgetRows({ tenant, db }: TenantTransaction, id: string): Promise<void> {
  await db
    .updateTable('jobs')
    .set({ payload: sql`payload - 'rows'` })
    .where('tenant', '=', tenant)
    .where('kind', '=', memberImportKind)
    .where('id', '=', id)
    .execute()
}

/** An import without its rows. */
export type ListedImport = ListedJob & { readonly file: string }

/** The newest imports, the latest first. */
export async function listImports({ tenant, db }: TenantTransaction): Promise<readonly ListedImport[]> {
  return db
    .selectFrom('jobs')
    .select(jobColumns)
    .select(sql<string>`payload ->> 'file'`.as('file'))
    .where('tenant', '=', tenant)
    .where('kind', '=', memberImportKind)
    .orderBy('clock_at', 'desc')
    .limit(listed)
    .execute()
}
