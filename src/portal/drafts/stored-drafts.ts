import type { Draft, DraftContent } from '../../renderer/drafts/draft-port.ts'
import { openDraftDatabase } from './draft-database.ts'
import type { DraftDatabase, StoredDraft, StoredDraftFile } from './draft-database.ts'
import type { Seal } from './seal-draft.ts'

/** A draft as it is stored, with its files. */
interface Found {
  readonly draft: StoredDraft
  readonly files: readonly StoredDraftFile[]
}

/**
 * Opens the database and removes expired drafts; undefined if there is none.
 * @param onOpened called before drafts are removed
 */
export async function openSwept(
  isOver: (draft: StoredDraft) => boolean,
  onOpened: () => void,
): Promise<DraftDatabase | undefined> {
  const database = await openDraftDatabase()
  onOpened()
  if (!database) return undefined
  const over = (await database.getAll('drafts')).filter(isOver).map(({ id }) => id)
  // A draft that cannot be removed is never listed either, and new drafts can still be stored.
  await removeDrafts(database, over).catch(() => undefined)
  return database
}

/**
 * The drafts of a place that the seal can open, newest first. Drafts sealed with another secret, such as from before
 * a change of password, are skipped.
 */
export async function openDrafts(
  database: DraftDatabase,
  place: string,
  isOffered: (draft: StoredDraft) => boolean,
  seal: Seal,
): Promise<readonly Draft[]> {
  const found = (await listDrafts(database, place)).filter(({ draft }) => isOffered(draft))
  const drafts = found.map(async ({ draft: { id, savedAt, sealed }, files }) => {
    const opened = files.map(async (file) => [file.id, await seal.openFile(file.sealed)] as const)
    return [{ id, savedAt, ...(await seal.openText(sealed)), files: new Map(await Promise.all(opened)) }]
  })
  return (await Promise.all(drafts.map((draft) => draft.catch(() => [])))).flat()
}

/** Seals a draft and writes it, without its files if there is no room for them; skips it if it is erased meanwhile. */
export async function sealDraft(
  database: DraftDatabase,
  named: Omit<StoredDraft, 'sealed'>,
  { answers, titles, origin, files }: DraftContent,
  { seal, isErased }: { readonly seal: Seal; readonly isErased: () => boolean },
): Promise<void> {
  const draft = { ...named, sealed: await seal.sealText({ answers, titles, origin }) }
  const sealedFiles = await sealNew(database, named.id, files, seal)
  if (isErased()) return
  await writeDraft(database, draft, files, sealedFiles).catch(() => writeDraft(database, draft, undefined, []))
}

/** The draft's files that are not written yet, sealed. */
async function sealNew(
  database: DraftDatabase,
  draft: string,
  files: DraftContent['files'],
  seal: Seal,
): Promise<readonly StoredDraftFile[]> {
  const keys = await database.getAllKeysFromIndex('files', 'draft', draft)
  const written = new Set(keys.map(([, id]) => id))
  const fresh = [...files].filter(([id]) => !written.has(id))
  return Promise.all(fresh.map(async ([id, file]) => ({ draft, id, sealed: await seal.sealFile(file) })))
}

/** The drafts of a place with their files, newest first; all of them sealed. */
async function listDrafts(database: DraftDatabase, place: string): Promise<readonly Found[]> {
  const transaction = database.transaction(['drafts', 'files'])
  const drafts = await transaction.objectStore('drafts').index('place').getAll(place)
  const byDraft = transaction.objectStore('files').index('draft')
  const found = await Promise.all(drafts.map(async (draft) => ({ draft, files: await byDraft.getAll(draft.id) })))
  return found.toSorted((left, right) => right.draft.savedAt - left.draft.savedAt)
}

/**
 * Writes a draft and its new files, and removes the files that it no longer names.
 * @param files undefined if there is no room for more
 */
async function writeDraft(
  database: DraftDatabase,
  draft: StoredDraft,
  files: DraftContent['files'] | undefined,
  fresh: readonly StoredDraftFile[],
): Promise<void> {
  const transaction = database.transaction(['drafts', 'files'], 'readwrite')
  const store = transaction.objectStore('files')
  const removeUnnamed = async () => {
    const keys = await store.index('draft').getAllKeys(draft.id)
    await Promise.all(keys.filter(([, id]) => files?.has(id) === false).map((key) => store.delete(key)))
  }
  const writes = [transaction.objectStore('drafts').put(draft), ...fresh.map((file) => store.put(file))]
  await Promise.all([...writes, removeUnnamed(), transaction.done])
}

/** Removes the drafts of an owner or of a place. */
export async function removeWhere(database: DraftDatabase, index: 'owner' | 'place', value: string): Promise<void> {
  await removeDrafts(database, await database.getAllKeysFromIndex('drafts', index, value))
}

/** Removes drafts by id, with their files. */
export async function removeDrafts(database: DraftDatabase, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const transaction = database.transaction(['drafts', 'files'], 'readwrite')
  const removals = ids.flatMap((id) => [
    transaction.objectStore('drafts').delete(id),
    transaction.objectStore('files').delete(IDBKeyRange.bound([id], [id, []])),
  ])
  await Promise.all([...removals, transaction.done])
}
