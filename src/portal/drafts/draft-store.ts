import type { Draft, DraftPlace, DraftPort } from '../../renderer/drafts/draft-port.ts'
import { openDraftDatabase, settled } from './draft-database.ts'
import type { StoredDraft } from './draft-database.ts'
import type { DraftOwner } from './draft-owner.ts'
import type { NotedRemovals } from './noted-removals.ts'
import { randomName } from '../../renderer/drafts/random-name.ts'
import type { Seal } from './seal-draft.ts'
import { listDrafts, openDrafts, removeDrafts, removeWhere, sealNew, writeDraft } from './stored-drafts.ts'

/** How long a draft is kept; milliseconds. */
const lifetime = 7 * 24 * 60 * 60 * 1000

/** Drafts in this browser, of whoever uses it. */
export interface DraftStore {
  /** The drafts of one owner, sealed with their secret; whatever fails, its functions only keep less. */
  readonly of: (owner: DraftOwner) => DraftPort
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
    of: ({ name: owner, secret }) => {
      const seal = sealOf(secret)
      return portOf({ owner, seal, inTurn, goneUntil, isOver, removals, now, isErased: watch(erasures, owner) })
    },
    erase: async (owner) => {
      erasures.set(owner, (erasures.get(owner) ?? 0) + 1)
      await inTurn(undefined, (database) => removeWhere(database, 'owner', owner))
    },
  }
}

/** What seals and opens drafts; only who fills in a form that keeps them needs it. */
function sealOf(secret: string): () => Promise<Seal> {
  let made: Promise<Seal> | undefined
  return () => (made ??= import('./seal-draft.ts').then(({ Seal: OfOwner }) => new OfOwner(secret)))
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
  readonly seal: () => Promise<Seal>
  readonly inTurn: InTurn
  /** Until when a draft counts as removed; milliseconds since 1970. */
  readonly goneUntil: (draft: Named) => number
  readonly isOver: (draft: StoredDraft) => boolean
  readonly removals: NotedRemovals
  readonly now: () => number
  readonly isErased: () => boolean
}

function portOf({ owner, seal, inTurn, goneUntil, isOver, removals, now, isErased }: Owned): DraftPort {
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
        const own = found.filter(({ draft }) => draft.owner === owner && !isOver(draft))
        return openDrafts(own, await seal())
      }),
    save: (place, id, { answers, titles, origin, files }) => {
      const named = { id, owner, place: placeName(place) }
      // Newer than what was to be removed before, even if the clock has gone back since.
      const dated = { ...named, savedAt: Math.max(now(), goneUntil(named) + 1) }
      return inTurn(undefined, async (database) => {
        const its = await seal()
        const draft = { ...dated, sealed: await its.sealText({ answers, titles, origin }) }
        const sealedFiles = await sealNew(database, id, files, its)
        if (isErased()) return
        await writeDraft(database, draft, files, sealedFiles).catch(() => writeDraft(database, draft, undefined, []))
      })
    },
    remove: (id) => removed(id, (database) => removeDrafts(database, [id])),
    removeAll: (place) => {
      const name = placeName(place)
      return removed(name, (database) => removeWhere(database, 'place', name))
    },
  }
}

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

/** The database without what is over. */
async function swept(database: IDBDatabase | undefined, isOver: (draft: StoredDraft) => boolean) {
  if (!database) return undefined
  const all = await settled<StoredDraft[]>(database.transaction('drafts').objectStore('drafts').getAll())
  const over = all.filter(isOver).map(({ id }) => id)
  // What cannot be removed is never listed either, and new drafts can still be kept.
  await removeDrafts(database, over).catch(() => undefined)
  return database
}
