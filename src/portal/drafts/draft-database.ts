import { openDB } from 'idb'
import type { DBSchema, IDBPDatabase } from 'idb'
import type { Sealed } from './seal-draft.ts'

/** A stored draft, sealed for its owner. Its files are stored separately, so each is written once. */
export interface StoredDraft {
  readonly id: string
  /** The owner's key. */
  readonly owner: string
  /** Owner, form and record combined. */
  readonly place: string
  /** Milliseconds since 1970. */
  readonly savedAt: number
  readonly sealed: Sealed
}

export interface StoredDraftFile {
  readonly draft: string
  /** The name by which the draft's answers refer to it. */
  readonly id: string
  readonly sealed: Sealed
}

interface Stores extends DBSchema {
  drafts: { key: string; value: StoredDraft; indexes: { owner: string; place: string } }
  files: { key: [draft: string, id: string]; value: StoredDraftFile; indexes: { draft: string } }
}
export type DraftDatabase = IDBPDatabase<Stores>

/** The database of drafts; undefined where the browser has none or refuses it, as some do in private windows. */
export async function openDraftDatabase(): Promise<DraftDatabase | undefined> {
  try {
    const database = await openDB<Stores>('regalia-drafts', 2, { upgrade: createStores })
    database.addEventListener('versionchange', () => database.close())
    return database
  } catch {
    return undefined
  }
}

/** Drafts of earlier versions were readable by anybody, so they are deleted. */
function createStores(database: DraftDatabase): void {
  for (const store of Array.from(database.objectStoreNames)) database.deleteObjectStore(store)
  const drafts = database.createObjectStore('drafts', { keyPath: 'id' })
  drafts.createIndex('owner', 'owner')
  drafts.createIndex('place', 'place')
  const files = database.createObjectStore('files', { keyPath: ['draft', 'id'] })
  files.createIndex('draft', 'draft')
}
