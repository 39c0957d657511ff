import type { Draft, DraftPlace, DraftPort } from '../../renderer/drafts/draft-port.ts'
import type { DraftDatabase, StoredDraft } from './draft-database.ts'
import type { DraftOwner } from './draft-owner.ts'
import type { NotedRemovals } from './noted-removals.ts'
import { randomName } from '../../renderer/drafts/random-name.ts'
import type { Seal } from './seal-draft.ts'
import type * as StoredDrafts from './stored-drafts.ts'

/** How long a draft is kept; milliseconds. */
const lifetime = 7 * 24 * 60 * 60 * 1000

/** Drafts in this browser, of all users. */
export interface DraftStore {
  /** The drafts of one owner, sealed with their secret. Its functions never fail; on errors they store less. */
  readonly of: (owner: DraftOwner) => DraftPort
  /**
   * Erases an owner's drafts; ports that were already given out for this owner stop writing.
   *
   * @returns whether it is done
   */
  readonly erase: (owner: string) => Promise<boolean>
  /** Removes drafts that count as erased but still exist; returns whether that is done. */
  readonly sweep: () => Promise<boolean>
}

/**
 * Opens this browser's drafts.
 *
 * @param erasedAt the time up to which an owner's drafts count as erased, even if erasing was interrupted
 */
export function openDraftStore(
  erasedAt: (owner: string) => number,
  removals: NotedRemovals,
  now: () => number = Date.now,
): DraftStore {
  const goneUntil = ({ owner, id, place }: Named) => Math.max(erasedAt(owner), removals.at(id), removals.at(place))
  const isOver = (draft: StoredDraft) => draft.savedAt < now() - lifetime || draft.savedAt <= goneUntil(draft)
  let opened: Promise<Opened | undefined> | undefined
  const open = () =>
    (opened ??= openStored(isOver, () => removals.forgetBefore(now() - lifetime)).catch((failure: unknown) => {
      opened = undefined
      throw failure
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
      return inTurn(false, async ({ database, stored }) => {
        await stored.removeWhere(database, 'owner', owner)
        return true
      })
    },
    // Opening the database removes them.
    sweep: () => inTurn(false, async () => true),
  }
}

/** The database of drafts, and the functions that use it. */
interface Opened {
  readonly database: DraftDatabase
  readonly stored: typeof StoredDrafts
}

/** Opens the database; its code is only loaded for a form that keeps drafts, or when somebody leaves. */
async function openStored(isOver: (draft: StoredDraft) => boolean, onOpened: () => void): Promise<Opened | undefined> {
  const stored = await import('./stored-drafts.ts')
  const database = await stored.openSwept(isOver, onOpened)
  return database && { database, stored }
}

/** Seals and opens drafts; only loaded for forms that keep them. */
function sealOf(secret: string): () => Promise<Seal> {
  let made: Promise<Seal> | undefined
  return () => (made ??= import('./seal-draft.ts').then(({ Seal: OfOwner }) => new OfOwner(secret)))
}

/** Whether drafts were erased since this was called. */
function watch(erasures: ReadonlyMap<string, number>, owner: string): () => boolean {
  const before = erasures.get(owner)
  return () => erasures.get(owner) !== before
}

/** Runs operations one after the other: a removal must not overtake an earlier write. */
type InTurn = <Result>(otherwise: Result, work: (opened: Opened) => Promise<Result>) => Promise<Result>

/** Decides whether a draft was removed. */
type Named = Pick<StoredDraft, 'owner' | 'id' | 'place'>

interface Owned {
  readonly owner: string
  readonly seal: () => Promise<Seal>
  readonly inTurn: InTurn
  /** The time up to which a draft counts as removed; milliseconds since 1970. */
  readonly goneUntil: (draft: Named) => number
  readonly isOver: (draft: StoredDraft) => boolean
  readonly removals: NotedRemovals
  readonly now: () => number
  readonly isErased: () => boolean
}

function portOf({ owner, seal, inTurn, goneUntil, isOver, removals, now, isErased }: Owned): DraftPort {
  const placeName = ({ form, record }: DraftPlace) => JSON.stringify([owner, form, record])
  const removed = (name: string, work: (opened: Opened) => Promise<void>) => {
    const at = now()
    removals.note(name, at)
    return inTurn(undefined, async (opened) => {
      await work(opened)
      removals.done(name, at)
    })
  }
  return {
    newId: randomName,
    list: (place) =>
      inTurn<readonly Draft[]>([], async ({ database, stored }) => {
        const isOffered = (draft: StoredDraft) => draft.owner === owner && !isOver(draft)
        return stored.openDrafts(database, placeName(place), isOffered, await seal())
      }),
    save: (place, id, content) => {
      const named = { id, owner, place: placeName(place) }
      // Later than any earlier removal, even if the clock was set back since.
      const dated = { ...named, savedAt: Math.max(now(), goneUntil(named) + 1) }
      return inTurn(undefined, async ({ database, stored }) =>
        stored.sealDraft(database, dated, content, { seal: await seal(), isErased }),
      )
    },
    remove: (id) => removed(id, ({ database, stored }) => stored.removeDrafts(database, [id])),
    removeAll: (place) => {
      const name = placeName(place)
      return removed(name, ({ database, stored }) => stored.removeWhere(database, 'place', name))
    },
  }
}

/** The operation's result; `otherwise` if there is no database or it fails: drafts must never get in the user's way. */
async function withDatabase<Result>(
  open: () => Promise<Opened | undefined>,
  otherwise: Result,
  work: (opened: Opened) => Promise<Result>,
): Promise<Result> {
  try {
    const opened = await open()
    return opened ? await work(opened) : otherwise
  } catch {
    return otherwise
  }
}
