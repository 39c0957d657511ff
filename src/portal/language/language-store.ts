import type { StartData } from '../../contract/start-data.ts'
import type { SessionStore } from '../session/session-store.ts'
import { chosenLanguage, isLanguageKey, keepLanguage } from './chosen-language.ts'
import { loadEdition } from './edition.ts'
import type { Edition } from './edition.ts'

/** The portal's current language. */
export interface LanguageStore {
  /** Always loaded: a change takes effect when its edition has loaded. */
  readonly edition: () => Edition
  /** Saves the user's choice and switches to it. Rejects if the edition cannot be fetched; nothing changes then. */
  readonly choose: (language: string) => Promise<void>
  readonly subscribe: (listener: () => void) => () => void
}

interface Surroundings {
  readonly start: StartData
  readonly session: SessionStore
  readonly storage: Storage
  /** The source of storage events from other tabs: the window. */
  readonly events: Pick<Window, 'addEventListener'>
  /** Called with the current language, at first and after each change. */
  readonly tell: (language: string) => void
}

/**
 * Opens the portal in the language that the user chose, else the organisation's default. It follows logins, and the
 * choice in other tabs.
 */
export async function openLanguageStore({
  start,
  session,
  storage,
  events,
  tell,
}: Surroundings): Promise<LanguageStore> {
  const listeners = new Set<() => void>()
  const wanted = () => offered(start, chosenLanguage(storage, session.get()?.user.id))
  const change = async (language: string) => {
    if (language === edition.language) return
    const next = await loadEdition(start, language)
    await next.published.prepare(edition.published.asked())
    // The user may have chosen another language while this one loaded.
    if (language !== wanted()) return
    edition = next
    tell(edition.language)
    for (const listener of listeners) listener()
  }
  const follow = () => void change(wanted()).catch((failure: unknown) => console.error(failure))
  let edition = await loadEdition(start, wanted()).catch(() => loadEdition(start, start.tenant.language))
  tell(edition.language)
  session.subscribe(follow)
  // An edition that failed to load earlier may load now.
  events.addEventListener('online', follow)
  events.addEventListener('storage', ({ key }) => isLanguageKey(key) && follow())
  return {
    edition: () => edition,
    choose: async (language) => {
      keepLanguage(storage, session.get()?.user.id, language)
      await change(wanted())
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

const offered = ({ tenant }: StartData, language: string | undefined): string =>
  language !== undefined && tenant.languages.includes(language) ? language : tenant.language
