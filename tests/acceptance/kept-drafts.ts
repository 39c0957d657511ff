import type { Page } from 'playwright'

/** The drafts that this browser holds, or the files of drafts, each as JSON. */
const stored = (page: Page, what: 'drafts' | 'files'): Promise<readonly string[]> =>
  page.evaluate(
    (name) =>
      new Promise<readonly string[]>((resolve) => {
        const request = indexedDB.open('regalia-drafts')
        // Looking must not make the database: the portal does, with its stores.
        request.addEventListener('upgradeneeded', () => request.transaction?.abort())
        request.addEventListener('error', () => resolve([]))
        request.addEventListener('success', () => {
          const all = request.result.transaction(name).objectStore(name).getAll()
          all.addEventListener('success', () => {
            request.result.close()
            resolve(all.result.map((one) => JSON.stringify(one)))
          })
        })
      }),
    what,
  )

/** How many drafts this browser holds, or how many files of drafts. */
export const kept = async (page: Page, what: 'drafts' | 'files' = 'drafts'): Promise<number> =>
  (await stored(page, what)).length

/** What the drafts of this browser say, as JSON. */
export const keptText = async (page: Page): Promise<string> => (await stored(page, 'drafts')).join('\n')

/** From now until the page goes, nothing that it wants to remove is removed: as if it went before that was done. */
export const cutRemovalShort = (page: Page): Promise<void> =>
  page.evaluate(() => {
    IDBObjectStore.prototype.delete = () => {
      throw new Error('The page is gone')
    }
  })
