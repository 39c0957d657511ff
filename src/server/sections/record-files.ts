import type { Selectable } from 'kysely'
import { generalFileLimit } from '../../contract/file-transfer.ts'
import { exceededLimit } from '../../engine/validation/answer-limits.ts'
import type { CompiledForm } from '../../engine/validation/compiled-form.ts'
import type { JsonObject, JsonValue } from '../../engine/json/json.ts'
import { setAt } from '../../engine/json/pointer.ts'
import type { JsonPointer } from '../../engine/json/pointer.ts'
import type { TenantTransaction } from '../platform/database/database.ts'
import type { FilesTable } from '../platform/database/tables/profiles.ts'
import { fileAnswersIn, toFileAnswer } from '../http/intake/file-answer.ts'
import type { FileAnswerAt } from '../http/intake/file-answer.ts'
import type { Incoming } from '../http/intake/incoming.ts'
import { lockFiles, requireRoom } from '../platform/quotas/upload-room.ts'
import { Refusal } from '../platform/refusal.ts'
import type { RefusedAnswer } from '../platform/refusal.ts'
import { isOfRecord } from '../profiles/record-key.ts'
import type { RecordKey } from '../profiles/record-key.ts'
import type { RecordDraft } from '../profiles/records.ts'
import type { Caller } from './section-context.ts'

export type FileRow = Selectable<FilesTable>

export async function listFiles({ tenant, db }: TenantTransaction, record: RecordKey): Promise<readonly FileRow[]> {
  return db.selectFrom('files').selectAll().where(isOfRecord(tenant, record)).execute()
}

export async function findFile({ tenant, db }: TenantTransaction, id: string): Promise<FileRow | undefined> {
  return db.selectFrom('files').selectAll().where('tenant', '=', tenant).where('id', '=', id).executeTakeFirst()
}

/**
 * The normalised answers with what is known of each file in place of what was claimed: files that came with the call, or
 * that the record has already. They are normalised first, since a claim may look like a file only after that.
 *
 * @throws Refusal `invalid` for a file answer that names neither
 */
export function resolveFiles(
  { plan }: CompiledForm,
  { answers, files }: Incoming,
  stored: readonly FileRow[],
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

/** Throws `too-large` when answers that were found valid name a file of which only the beginning was kept. */
export function requireWhole(answers: JsonObject, { files }: Incoming): void {
  const isCut = ({ file }: FileAnswerAt): boolean => (files.get(file.id ?? '')?.size ?? 0) > generalFileLimit
  if (fileAnswersIn(answers).some(isCut)) throw new Refusal('too-large')
}

/**
 * Lets a record own exactly the files that its answers name, those that are no longer asked included.
 *
 * @throws Refusal `profile-full` when the profile then keeps more than it may
 * @returns the ids it names, and those it owned before and no longer names
 */
export async function setFiles(
  tx: TenantTransaction,
  draft: RecordDraft,
  { files }: Incoming,
  stored: readonly FileRow[],
  { tenant, now }: Pick<Caller, 'tenant' | 'now'>,
): Promise<{ readonly kept: ReadonlySet<string>; readonly dropped: readonly string[] }> {
  const values = [
    draft.answers,
    ...Object.values(draft.retired)
      .flat()
      .map(({ value }) => value),
  ]
  const kept = new Set(values.flatMap((value) => fileAnswersIn(value)).flatMap(({ file }) => file.id ?? []))
  const fresh = [...files.values()].filter(({ id }) => kept.has(id))
  const dropped = stored.map(({ id }) => id).filter((id) => !kept.has(id))
  const key = { tenant: tx.tenant, profile_id: draft.profileId, section: draft.section, entry_no: draft.entryNo }
  const rows = fresh.map(({ id, name, mediaType, size, width = null, height = null, sha256 }) => ({
    ...key,
    id,
    name,
    media_type: mediaType,
    size,
    width,
    height,
    sha256,
    created_at: now,
  }))
  if (rows.length > 0) await lockFiles(tx, draft.profileId)
  await deleteFiles(tx, dropped)
  if (rows.length > 0) {
    await tx.db.insertInto('files').values(rows).execute()
    await requireRoom(tx, tenant, draft.profileId, pointerOf(draft.answers, fresh))
  }
  return { kept, dropped }
}

/** Where the answers name the first of some files. */
const pointerOf = (answers: JsonObject, files: readonly { readonly id: string }[]): JsonPointer | undefined =>
  fileAnswersIn(answers).find(({ file }) => files.some(({ id }) => id === file.id))?.pointer

export async function deleteFiles({ tenant, db }: TenantTransaction, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await db.deleteFrom('files').where('tenant', '=', tenant).where('id', 'in', ids).execute()
}
