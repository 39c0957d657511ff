import type { Draft, DraftContent, DraftPlace, DraftPort } from '../../renderer/drafts/draft-port.ts'
import { committed, openDraftDatabase, settled } from './draft-database.ts'
import type { StoredDraft, StoredFile } from './draft-database.ts'
import type { NotedRemovals } from './noted-removals.ts'
import { randomName } from '../../renderer/drafts/random-name.ts'

/** How long a draft is kept; milliseconds. */
const lifetime = 7 * 24 * 60 * 60 * 1000

/** Drafts in this browser, of whoever uses it. */
export interface DraftStore {
  /** The drafts of one owner; whatever fails, its functions only keep less. */
  readonly of: (owner: string) => DraftPort
  /** Erases an owner's drafts; those ports of theirs that were given out until now write no more. */
  readonly erase: (owner: string) => Promise<void>
}

/**
 * Opens the drafts that this browser keeps.
 *
 * @param erasedAt until when an owner's drafts count as erased, even where erasing was interrupted
 */
export function openDraftStore(
  erasedAt: (owner: string) => number,
  removals: NotedRemovals,
  now: () => number = Date.now,
): DraftStore {
  const goneUntil = ({ owner, id, place }: Named) => Math.max(erasedAt(owner), removals.at(id), removals.at(place))
  const isOver = (draft: StoredDraft) => draft.savedAt < now() - lifetime || draft.savedAt <= goneUntil(draft)
  let opened: Promise<IDBDatabase | undefined> | undefined
  const open = () =>
    (opened ??= openDraftDatabase().then((database) => {
      removals.forgetBefore(now() - lifetime)
      return swept(database, isOver)
    }))
  let last: Promise<unknown> = Promise.resolve()
  const inTurn: InTurn = (otherwise, work) => {
    const done = last.then(() => withDatabase(open, otherwise, work))
    last = done
    return done
  }
  const erasures = new Map<string, number>()
  return {
    of: (owner) => portOf({ owner, inTurn, goneUntil, isOver, removals, now, isErased: watch(erasures, owner) }),
    erase: async (owner) => {
      erasures.set(owner, (erasures.get(owner) ?? 0) + 1)
      await inTurn(undefined, (database) => removeWhere(database, 'owner', owner))
    },
  }
}

/** Whether there was an erasure since this was called. */
function watch(erasures: ReadonlyMap<string, number>, owner: string): () => boolean {
  const before = erasures.get(owner)
  return () => erasures.get(owner) !== before
}

/** Works one after the other: what is removed must not be overtaken by what was written before. */
type InTurn = <Result>(otherwise: Result, work: (database: IDBDatabase) => Promise<Result>) => Promise<Result>

/** What tells whether a draft was removed. */
type Named = Pick<StoredDraft, 'owner' | 'id' | 'place'>

interface Owned {
  readonly owner: string
  readonly inTurn: InTurn
  /** Until when a draft counts as removed; milliseconds since 1970. */
  readonly goneUntil: (draft: Named) => number
  readonly isOver: (draft: StoredDraft) => boolean
  readonly removals: NotedRemovals
  readonly now: () => number
  readonly isErased: () => boolean
}

function portOf({ owner, inTurn, goneUntil, isOver, removals, now, isErased }: Owned): DraftPort {
  const placeName = ({ form, record }: DraftPlace) => JSON.stringify([owner, form, record])
  const removed = (name: string, work: (database: IDBDatabase) => Promise<void>) => {
    const at = now()
    removals.note(name, at)
    return inTurn(undefined, async (database) => {
      await work(database)
      removals.done(name, at)
    })
  }
  return {
    newId: randomName,
    list: (place) =>
      inTurn<readonly Draft[]>([], async (database) => {
        const found = await listDrafts(database, placeName(place))
        return found.filter((draft) => draft.owner === owner && !isOver(draft)).map(toDraft)
      }),
    save: (place, id, { answers, titles, files }) => {
      const named = { id, owner, place: placeName(place) }
      // Newer than what was to be removed before, even if the clock has gone back since.
      const draft = { ...named, savedAt: Math.max(now(), goneUntil(named) + 1), answers, titles }
      return inTurn(undefined, async (database) => {
        if (isErased()) return
        await writeDraft(database, draft, files).catch(() => writeDraft(database, draft, undefined))
      })
    },
    remove: (id) => removed(id, (database) => removeDrafts(database, [id])),
    removeAll: (place) => {
      const name = placeName(place)
      return removed(name, (database) => removeWhere(database, 'place', name))
    },
  }
}

type Found = StoredDraft & Pick<DraftContent, 'files'>

const toDraft = ({ id, savedAt, answers, titles, files }: Found): Draft => ({ id, savedAt, answers, titles, files })

/** What the work gives; `otherwise` where there is no database or it fails: a draft is a help, never an obstacle. */
async function withDatabase<Result>(
  open: () => Promise<IDBDatabase | undefined>,
  otherwise: Result,
  work: (database: IDBDatabase) => Promise<Result>,
): Promise<Result> {
  try {
    const database = await open()
    return database ? await work(database) : otherwise
  } catch {
    return otherwise
  }
}

async function listDrafts(database: IDBDatabase, place: string): Promise<readonly Found[]> {
  const transaction = database.transaction(['drafts', 'files'])
  const drafts = await settled<StoredDraft[]>(transaction.objectStore('drafts').index('place').getAll(place))
  const byDraft = transaction.objectStore('files').index('draft')
  const found = await Promise.all(
    drafts.map(async (draft) => {
      const files = await settled<StoredFile[]>(byDraft.getAll(draft.id))
      return { ...draft, files: new Map(files.map(({ id, file }) => [id, file])) }
    }),
  )
  return found.toSorted((left, right) => right.savedAt - left.savedAt)
}

/**
 * Writes a draft and those of its files that are not written yet, and takes out those that it no longer names.
 * @param files undefined where there is no room for any more
 */
async function writeDraft(
  database: IDBDatabase,
  draft: StoredDraft,
  files: DraftContent['files'] | undefined,
): Promise<void> {
  const transaction = database.transaction(['drafts', 'files'], 'readwrite')
  const done = committed(transaction)
  transaction.objectStore('drafts').put(draft)
  const store = transaction.objectStore('files')
  const keys = store.index('draft').getAllKeys(draft.id)
  keys.addEventListener('success', () => {
    const written = new Set(keys.result.map((key) => (Array.isArray(key) ? String(key[1]) : '')))
    for (const [id, file] of files ?? []) if (!written.has(id)) store.put({ draft: draft.id, id, file })
    for (const id of written) if (files?.has(id) === false) store.delete([draft.id, id])
  })
  await done
}

async function removeWhere(database: IDBDatabase, index: 'owner' | 'place', value: string): Promise<void> {
  const drafts = database.transaction('drafts').objectStore('drafts')
  const keys = await settled(drafts.index(index).getAllKeys(value))
  await removeDrafts(database, keys.map(String))
}

async function removeDrafts(database: IDBDatabase, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const transaction = database.transaction(['drafts', 'files'], 'readwrite')
  const done = committed(transaction)
  for (const id of ids) {
    transaction.objectStore('drafts').delete(id)
    transaction.objectStore('files').delete(IDBKeyRange.bound([id], [id, []]))
  }
  await done
}

/** The database without what is over. */
async function swept(database: IDBDatabase | undefined, isOver: (draft: StoredDraft) => boolean) {
  if (!database) return undefined
  const all = await settled<StoredDraft[]>(database.transaction('drafts').objectStore('drafts').getAll())
  const over = all.filter(isOver).map(({ id }) => id)
  // What cannot be removed is never listed either, and new drafts can still be kept.
  await removeDrafts(database, over).catch(() => undefined)
  return database
}
