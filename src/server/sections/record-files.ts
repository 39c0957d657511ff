import type { Selectable } from 'kysely'
import { generalFileLimit } from '../../contract/file-transfer.ts'
import { exceededLimit } from '../../engine/validation/answer-limits.ts'
import type { CompiledForm } from '../../engine/validation/compiled-form.ts'
import type { JsonObject, JsonValue } from '../../engine/json/json.ts'
import { setAt } from '../../engine/json/pointer.ts'
import type { JsonPointer } from '../../engine/json/pointer.ts'
import type { TenantTransaction } from '../platform/database/database.ts'
import { later } from '../platform/database/together.ts'
import type { FileColumns, FilesTable } from '../platform/database/tables/profiles.ts'
import { fileAnswersIn, toFileAnswer } from '../http/intake/file-answer.ts'
import type { FileAnswerAt } from '../http/intake/file-answer.ts'
import type { Incoming, NamedFile } from '../http/intake/incoming.ts'
import { lockFiles, requireRoom } from '../platform/quotas/upload-room.ts'
import { Refusal } from '../platform/refusal.ts'
import type { RefusedAnswer } from '../platform/refusal.ts'
import { isOfRecord } from '../profiles/record-key.ts'
import type { RecordDraft, RecordRow } from '../profiles/records.ts'
import type { Caller } from './section-context.ts'

export type FileRow = Selectable<FilesTable>

/** The files of a record. It owns none but those in its answers. */
export async function listFiles({ tenant, db }: TenantTransaction, record: RecordRow): Promise<readonly FileRow[]> {
  if (filesIn(record).length === 0) return []
  return db.selectFrom('files').selectAll().where(isOfRecord(tenant, record)).execute()
}

/** The ids of the files in a record's answers, including retired ones. */
function filesIn({ answers, retired }: Pick<RecordDraft, 'answers' | 'retired'>): readonly string[] {
  const aside = Object.values(retired).flatMap((kept) => kept.map(({ value }) => value))
  return [answers, ...aside].flatMap((value) => fileAnswersIn(value)).flatMap(({ file }) => file.id ?? [])
}

export async function findFile({ tenant, db }: TenantTransaction, id: string): Promise<FileRow | undefined> {
  return db.selectFrom('files').selectAll().where('tenant', '=', tenant).where('id', '=', id).executeTakeFirst()
}

/**
 * The normalised answers with the server's data of each file in place of the client's. Files are those of the call and
 * those that the record already has. Normalised first, because only that may turn a value into a file answer.
 *
 * @throws Refusal `invalid` for a file answer that refers to neither
 */
export function resolveFiles(
  { plan }: CompiledForm,
  { answers, files }: Incoming,
  stored: readonly FileColumns[],
): JsonValue {
  if (exceededLimit(answers)) return answers
  const known = new Map<string, JsonObject>([
    ...stored.map((row) => [row.id, toFileAnswer({ ...row, mediaType: row.media_type })] as const),
    ...[...files].map(([id, file]) => [id, toFileAnswer(file)] as const),
  ])
  const errors: RefusedAnswer[] = []
  let resolved = plan.normalise(answers)
  for (const { pointer, file } of fileAnswersIn(resolved)) {
    const truth = known.get(file.id ?? '')
    if (truth) resolved = setAt(resolved, pointer, truth)
    else errors.push({ pointer, message: { key: 'server.file-missing' } })
  }
  if (errors.length > 0) throw new Refusal('invalid', { errors })
  return resolved
}

/** Throws `too-large` when valid answers refer to a file of which only the beginning was stored. */
export function requireWhole(answers: JsonObject, { files }: Incoming): void {
  const isCut = ({ file }: FileAnswerAt): boolean => (files.get(file.id ?? '')?.size ?? 0) > generalFileLimit
  if (fileAnswersIn(answers).some(isCut)) throw new Refusal('too-large')
}

/**
 * Makes a record own exactly the files in its answers, including retired ones.
 *
 * @throws Refusal `profile-full` when the profile then exceeds its limit
 * @returns the ids of its files, and of those that it owned before
 */
export async function setFiles(
  tx: TenantTransaction,
  draft: RecordDraft,
  { incoming: { files }, stored }: { readonly incoming: Incoming; readonly stored: readonly FileRow[] },
  { tenant, now }: Pick<Caller, 'tenant' | 'now'>,
): Promise<{ readonly kept: ReadonlySet<string>; readonly dropped: readonly string[] }> {
  const kept = new Set(filesIn(draft))
  const fresh = [...files.values()].filter(({ id }) => kept.has(id))
  const dropped = stored.map(({ id }) => id).filter((id) => !kept.has(id))
  const { profileId, section, entryNo, answers } = draft
  await exchangeFiles(
    tx,
    { tenant, now },
    { profileId, fresh, answers },
    {
      remove: () => deleteFiles(tx, dropped),
      insert: async (rows) => {
        const ofRecord = rows.map((row) => ({ ...row, section, entry_no: entryNo }))
        await tx.db.insertInto('files').values(ofRecord).execute()
      },
    },
  )
  return { kept, dropped }
}

/** New files of a profile, and the answers that name them. */
interface FreshFiles {
  readonly profileId: string
  readonly fresh: readonly NamedFile[]
  readonly answers: JsonObject
}

/** The statements for the table that files belong to. */
interface FileStatements {
  readonly remove: () => Promise<void>
  readonly insert: (rows: readonly FileColumns[]) => Promise<void>
}

/**
 * Removes files of a record or a case and stores new ones, whichever table has them.
 *
 * @throws Refusal `profile-full`, at the first new file, when the profile then exceeds its limit
 */
export async function exchangeFiles(
  tx: TenantTransaction,
  { tenant, now }: Pick<Caller, 'tenant' | 'now'>,
  { profileId, fresh, answers }: FreshFiles,
  { remove, insert }: FileStatements,
): Promise<void> {
  const rows = fresh.map(({ id, name, mediaType, size, width = null, height = null, sha256 }) => ({
    tenant: tx.tenant,
    profile_id: profileId,
    id,
    name,
    media_type: mediaType,
    size,
    width,
    height,
    sha256,
    created_at: now,
  }))
  if (rows.length > 0) await lockFiles(tx, profileId)
  await remove()
  if (rows.length === 0) return
  await insert(rows)
  await requireRoom(tx, tenant, profileId, pointerOf(answers, fresh))
}

/** The pointer of the first of some files in the answers. */
const pointerOf = (answers: JsonObject, files: readonly { readonly id: string }[]): JsonPointer | undefined =>
  fileAnswersIn(answers).find(({ file }) => files.some(({ id }) => id === file.id))?.pointer

export async function deleteFiles(tx: TenantTransaction, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await later(tx, tx.db.deleteFrom('files').where('tenant', '=', tx.tenant).where('id', 'in', ids))
}
