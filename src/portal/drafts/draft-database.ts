import type { Sealed } from './seal-draft.ts'

/** A draft as it is stored: sealed for its owner. Its files are stored apart, so that each is written once. */
export interface StoredDraft {
  readonly id: string
  /** Whose it is. */
  readonly owner: string
  /** The owner, form and record together. */
  readonly place: string
  /** Milliseconds since 1970. */
  readonly savedAt: number
  readonly sealed: Sealed
}

export interface StoredFile {
  readonly draft: string
  /** What the draft's answers call it. */
  readonly id: string
  readonly sealed: Sealed
}

const name = 'regalia-drafts'

/** The database of drafts; undefined where the browser has none or refuses it, as some do in private windows. */
export async function openDraftDatabase(): Promise<IDBDatabase | undefined> {
  try {
    const request = indexedDB.open(name, 2)
    request.addEventListener('upgradeneeded', () => createStores(request.result))
    const database = await settled(request)
    database.addEventListener('versionchange', () => database.close())
    return database
  } catch {
    return undefined
  }
}

/** Drafts of earlier versions could be read by anybody: they go. */
function createStores(database: IDBDatabase): void {
  for (const store of Array.from(database.objectStoreNames)) database.deleteObjectStore(store)
  const drafts = database.createObjectStore('drafts', { keyPath: 'id' })
  drafts.createIndex('owner', 'owner')
  drafts.createIndex('place', 'place')
  const files = database.createObjectStore('files', { keyPath: ['draft', 'id'] })
  files.createIndex('draft', 'draft')
}

/** The result of a request; rejects with what it failed with. */
export function settled<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('The request failed')))
  })
}

/** Waits until a transaction is written; rejects when it was not, as where there is no room left. */
export function committed(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve())
    transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('The transaction was undone')))
  })
}
