import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { AuditAction } from '../../contract/audit-log.ts'
import type { ListedJobKind } from '../../contract/job-names.ts'
import { isJsonArray } from '../../engine/json/json.ts'
import type { JsonObject } from '../../engine/json/json.ts'
import type { Message } from '../../engine/translate/message.ts'
import { recordAudit } from '../platform/audit/audit-log.ts'
import type { TenantTransaction } from '../platform/database/database.ts'
import { jobColumns } from '../platform/jobs/job-overview.ts'
import type { ListedJob } from '../platform/jobs/job-overview.ts'
import { enqueue } from '../platform/jobs/job-rows.ts'
import { Refusal } from '../platform/refusal.ts'
import type { TableRow } from './files/read-csv.ts'
import { wrongRows } from './row-problem.ts'
import type { RowProblem } from './row-problem.ts'

/** What is imported: the kind of its work in the background, and how the audit log names what happens to it. */
export interface ImportSource {
  readonly kind: ListedJobKind
  readonly begun: AuditAction
  readonly cancelled: AuditAction
  /** Refuses a file from which nothing could be imported. */
  readonly nothing: Message
}

/** A file as it was read: its rows, how many of them are right, and what is wrong with the others. */
export interface ReadRows {
  readonly rows: readonly TableRow[]
  readonly right: number
  readonly problems: readonly RowProblem<string>[]
  /** Whether the columns are as they should be; otherwise no row was read. */
  readonly hasColumns: boolean
}

/** How many imports a list has. */
const listed = 10

export interface AskedImport {
  readonly read: ReadRows
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
  source: ImportSource,
  { read, fileName, actorId, leavesOutWrong }: AskedImport,
  now: Date,
): Promise<string> {
  requireImportable(source, read, leavesOutWrong)
  if (await isUnderWay(tx, source)) throw new Refusal('conflict', { message: { key: 'server.import.in-progress' } })
  const id = randomUUID()
  const payload = { file: fileName, actor: actorId, rows: read.rows.map(({ line, cells }) => [line, ...cells]) }
  await enqueue(tx, [{ kind: source.kind, id, payload }], now)
  await recordAudit(tx, { actor_id: actorId, action: source.begun, subject_id: null, detail: fileName }, now)
  return id
}

function requireImportable(
  { nothing }: ImportSource,
  { right, problems, hasColumns }: ReadRows,
  leavesOutWrong: boolean,
): void {
  const wrong = wrongRows(problems)
  if (!hasColumns && wrong > 0) throw refused({ key: 'server.import.wrong-columns' })
  if (wrong > 0 && !leavesOutWrong) throw refused({ key: 'server.import.wrong-rows', params: { count: wrong } })
  if (right === 0) throw refused(nothing)
}

const refused = (message: Message): Refusal => new Refusal('invalid', { message })

/** Two at once would each say of the other's rows that they were unchanged. */
async function isUnderWay({ tenant, db }: TenantTransaction, { kind }: ImportSource): Promise<boolean> {
  const found = await db
    .selectFrom('jobs')
    .select('id')
    .where('tenant', '=', tenant)
    .where('kind', '=', kind)
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

/** Forgets the rows of an import that is done: they are stored where they belong now. */
export async function forgetRows({ tenant, db }: TenantTransaction, { kind }: ImportSource, id: string): Promise<void> {
  await db
    .updateTable('jobs')
    .set({ payload: sql`payload - 'rows'` })
    .where('tenant', '=', tenant)
    .where('kind', '=', kind)
    .where('id', '=', id)
    .execute()
}

/** An import without its rows. */
export type ListedImport = ListedJob & { readonly file: string }

/** The newest imports, the latest first. */
export async function listImports(
  { tenant, db }: TenantTransaction,
  { kind }: ImportSource,
): Promise<readonly ListedImport[]> {
  return db
    .selectFrom('jobs')
    .select(jobColumns)
    .select(sql<string>`payload ->> 'file'`.as('file'))
    .where('tenant', '=', tenant)
    .where('kind', '=', kind)
    .orderBy('clock_at', 'desc')
    .limit(listed)
    .execute()
}
