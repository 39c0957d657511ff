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
  const load = async (language: string) => {
    const next = await loadEdition(start, language)
    await prepareAll(next, () => edition)
    // The user may have chosen another language while this one loaded.
    if (language !== wanted()) return
    edition = next
    tell(edition.language)
    for (const listener of listeners) listener()
  }
  // Each once: a second edition of a language would make the page load, and hide meanwhile, what it shows already.
  const loading = new Map<string, Promise<void>>()
  const change = async (language: string) => {
    if (language === edition.language) return
    const loaded = loading.get(language) ?? load(language).finally(() => loading.delete(language))
    loading.set(language, loaded)
    await loaded
  }
  let retry: ReturnType<typeof setTimeout> | undefined
  /** Tries until it succeeds, waiting longer each time. */
  const follow = (wait = firstWait) => {
    clearTimeout(retry)
    change(wanted()).catch((failure: unknown) => {
      console.error(failure)
      retry = setTimeout(() => follow(Math.min(2 * wait, longestWait)), wait)
    })
  }
  let edition = await loadEdition(start, wanted()).catch(() => loadEdition(start, start.tenant.language))
  tell(edition.language)
  follow()
  session.subscribe(() => follow())
  // An edition that failed to load earlier may load now.
  events.addEventListener('online', () => follow())
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

/** How long to wait before an edition that failed to load is asked for again; milliseconds. */
const firstWait = 1000
const longestWait = 60_000

/** Loads what the page shows, and what it has asked for meanwhile, so that nothing of it is hidden by the change. */
async function prepareAll(next: Edition, current: () => Edition): Promise<void> {
  const asked = current().published.asked()
  await next.published.prepare(asked)
  const now = current().published.asked()
  if (now.documents.length > asked.documents.length || now.forms.length > asked.forms.length) {
    await prepareAll(next, current)
  }
}

const offered = ({ tenant }: StartData, language: string | undefined): string =>
  language !== undefined && tenant.languages.includes(language) ? language : tenant.language
