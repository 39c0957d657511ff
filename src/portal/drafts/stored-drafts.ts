import type { Draft, DraftContent } from '../../renderer/drafts/draft-port.ts'
import { committed, openDraftDatabase, settled } from './draft-database.ts'
import type { StoredDraft, StoredFile } from './draft-database.ts'
import type { Seal } from './seal-draft.ts'

/** A draft as it is stored, with its files. */
export interface Found {
  readonly draft: StoredDraft
  readonly files: readonly StoredFile[]
}

/**
 * The database without the drafts that are over; undefined where there is none.
 * @param onOpened called before drafts are swept out
 */
export async function openSwept(
  isOver: (draft: StoredDraft) => boolean,
  onOpened: () => void,
): Promise<IDBDatabase | undefined> {
  const database = await openDraftDatabase()
  onOpened()
  if (!database) return undefined
  const all = await settled<StoredDraft[]>(database.transaction('drafts').objectStore('drafts').getAll())
  const over = all.filter(isOver).map(({ id }) => id)
  // What cannot be removed is never listed either, and new drafts can still be kept.
  await removeDrafts(database, over).catch(() => undefined)
  return database
}

/** What the seal opens of what was found: what was sealed with another secret, as before the password changed, is passed over. */
export async function openDrafts(found: readonly Found[], seal: Seal): Promise<readonly Draft[]> {
  const drafts = found.map(async ({ draft: { id, savedAt, sealed }, files }) => {
    const opened = files.map(async (file) => [file.id, await seal.openFile(file.sealed)] as const)
    return [{ id, savedAt, ...(await seal.openText(sealed)), files: new Map(await Promise.all(opened)) }]
  })
  return (await Promise.all(drafts.map((draft) => draft.catch(() => [])))).flat()
}

/** The files of a draft that are not written yet, sealed. */
export async function sealNew(
  database: IDBDatabase,
  draft: string,
  files: DraftContent['files'],
  seal: Seal,
): Promise<readonly StoredFile[]> {
  const keys = await settled(database.transaction('files').objectStore('files').index('draft').getAllKeys(draft))
  const written = new Set(keys.map((key) => (Array.isArray(key) ? String(key[1]) : '')))
  const fresh = [...files].filter(([id]) => !written.has(id))
  return Promise.all(fresh.map(async ([id, file]) => ({ draft, id, sealed: await seal.sealFile(file) })))
}

/** The drafts of a place with their files, the newest first; all of them sealed. */
export async function listDrafts(database: IDBDatabase, place: string): Promise<readonly Found[]> {
  const transaction = database.transaction(['drafts', 'files'])
  const drafts = await settled<StoredDraft[]>(transaction.objectStore('drafts').index('place').getAll(place))
  const byDraft = transaction.objectStore('files').index('draft')
  const found = await Promise.all(
    drafts.map(async (draft) => {
      return { draft, files: await settled<StoredFile[]>(byDraft.getAll(draft.id)) }
    }),
  )
  return found.toSorted((left, right) => right.draft.savedAt - left.draft.savedAt)
}

/**
 * Writes a draft and those of its files that are not written yet, and takes out those that it no longer names.
 * @param files undefined where there is no room for any more
 */
export async function writeDraft(
  database: IDBDatabase,
  draft: StoredDraft,
  files: DraftContent['files'] | undefined,
  fresh: readonly StoredFile[],
): Promise<void> {
  const transaction = database.transaction(['drafts', 'files'], 'readwrite')
  const done = committed(transaction)
  transaction.objectStore('drafts').put(draft)
  const store = transaction.objectStore('files')
  for (const file of fresh) store.put(file)
  const keys = store.index('draft').getAllKeys(draft.id)
  keys.addEventListener('success', () => {
    for (const key of keys.result) {
      const id = Array.isArray(key) ? String(key[1]) : ''
      if (files?.has(id) === false) store.delete([draft.id, id])
    }
  })
  await done
}

/** Removes the drafts of an owner or of a place. */
export async function removeWhere(database: IDBDatabase, index: 'owner' | 'place', value: string): Promise<void> {
  const drafts = database.transaction('drafts').objectStore('drafts')
  const keys = await settled(drafts.index(index).getAllKeys(value))
  await removeDrafts(database, keys.map(String))
}

/** Removes drafts by id, with their files. */
export async function removeDrafts(database: IDBDatabase, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const transaction = database.transaction(['drafts', 'files'], 'readwrite')
  const done = committed(transaction)
  for (const id of ids) {
    transaction.objectStore('drafts').delete(id)
    transaction.objectStore('files').delete(IDBKeyRange.bound([id], [id, []]))
  }
  await done
}
