import type { Page } from 'playwright'

/** How many drafts this browser holds, or how many files of drafts. */
export const kept = (page: Page, what: 'drafts' | 'files' = 'drafts'): Promise<number> =>
  page.evaluate(
    (name) =>
      new Promise<number>((resolve, reject) => {
        const request = indexedDB.open('regalia-drafts')
        request.addEventListener('error', () => reject(request.error ?? new Error('no database')))
        request.addEventListener('success', () => {
          const database = request.result
          if (!database.objectStoreNames.contains(name)) return resolve(0)
          const count = database.transaction(name).objectStore(name).count()
          count.addEventListener('success', () => {
            database.close()
            resolve(count.result)
          })
        })
      }),
    what,
  )

/** What the drafts of this browser say, as JSON. */
export const keptText = (page: Page): Promise<string> =>
  page.evaluate(
    () =>
      new Promise<string>((resolve, reject) => {
        const request = indexedDB.open('regalia-drafts')
        request.addEventListener('error', () => reject(request.error ?? new Error('no database')))
        request.addEventListener('success', () => {
          const all = request.result.transaction('drafts').objectStore('drafts').getAll()
          all.addEventListener('success', () => {
            request.result.close()
            resolve(JSON.stringify(all.result))
          })
        })
      }),
  )

/** From now until the page goes, nothing that it wants to remove is removed: as if it went before that was done. */
export const cutRemovalShort = (page: Page): Promise<void> =>
  page.evaluate(() => {
    IDBObjectStore.prototype.delete = () => {
      throw new Error('The page is gone')
    }
  })
