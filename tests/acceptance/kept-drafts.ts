import type { Page } from 'playwright'

/** This browser's drafts, or their files, each as JSON. */
const stored = (page: Page, what: 'drafts' | 'files'): Promise<readonly string[]> =>
  page.evaluate(
    (name) =>
      new Promise<readonly string[]>((resolve) => {
        const request = indexedDB.open('regalia-drafts')
        // Reading must not create the database: only the portal does, with its stores.
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

/** The number of this browser's drafts, or of their files. */
export const kept = async (page: Page, what: 'drafts' | 'files' = 'drafts'): Promise<number> =>
  (await stored(page, what)).length

/** The drafts of the signed-in user as JSON, opened with the key of their session. */
export const keptText = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const { user } = JSON.parse(localStorage.getItem('regalia.session') ?? '{}') as { user: { draft_key: string } }
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(user.draft_key))
    const key = await crypto.subtle.importKey('raw', digest, 'AES-GCM', false, ['decrypt'])
    interface Stored {
      readonly sealed: { readonly start: BufferSource; readonly content: BufferSource }
    }
    const all = await new Promise<readonly Stored[]>((resolve) => {
      const request = indexedDB.open('regalia-drafts')
      request.addEventListener('success', () => {
        const drafts = request.result.transaction('drafts').objectStore('drafts').getAll()
        drafts.addEventListener('success', () => {
          request.result.close()
          resolve(drafts.result as Stored[])
        })
      })
    })
    const open = ({ sealed }: Stored) =>
      crypto.subtle.decrypt({ name: 'AES-GCM', iv: sealed.start }, key, sealed.content)
    return (await Promise.all(all.map(open))).map((text) => new TextDecoder().decode(text)).join('\n')
  })

/** Everything that this browser stores for the portal, as a stranger could read it: drafts, files and storages. */
export const everythingKept = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const read = (name: string) =>
      new Promise<readonly unknown[]>((resolve) => {
        const request = indexedDB.open('regalia-drafts')
        request.addEventListener('success', () => {
          const all = request.result.transaction(name).objectStore(name).getAll()
          all.addEventListener('success', () => {
            request.result.close()
            resolve(all.result)
          })
        })
      })
    const readable = (value: unknown): string => {
      if (value instanceof ArrayBuffer) return new TextDecoder('latin1').decode(value)
      if (value instanceof File) return value.name
      if (ArrayBuffer.isView(value)) return ''
      if (typeof value === 'object' && value !== null) return Object.values(value).map(readable).join('\n')
      return String(value)
    }
    const stores = [...(await read('drafts')), ...(await read('files'))].map(readable)
    return [...stores, JSON.stringify(localStorage), JSON.stringify(sessionStorage)].join('\n')
  })

/** Makes the page's removals of drafts fail, as if it closed before them. */
export const cutRemovalShort = (page: Page): Promise<void> =>
  page.evaluate(() => {
    IDBObjectStore.prototype.delete = () => {
      throw new Error('The page is gone')
    }
  })
