import { isJsonObject } from '../../engine/json/json.ts'
import type { JsonObject } from '../../engine/json/json.ts'
import { forgetActivity, recordActivity } from './last-activity.ts'
import { toSession } from './session.ts'
import type { Session, SessionUser } from './session.ts'

const storageKey = 'regalia.session'
const noticeKey = 'regalia.session-notice'
const leftKey = 'regalia.session-left'

/** The session of this browser, shared by all of its tabs. */
export interface SessionStore {
  readonly get: () => Session | undefined
  readonly set: (session: Session) => void
  /** Takes over the user's changed fields; does nothing when they are no longer who is logged in. */
  readonly setUser: (user: SessionUser) => void
  /** Ends the session in every tab for want of activity, with a notice that the login page shows once. */
  readonly end: (notice?: string) => void
  /**
   * The server no longer knows this token. One that has replaced it, perhaps in another tab, goes on; where another tab
   * has ended it already, the notice of that tab is the one to show.
   */
  readonly endOf: (token: string, notice: string) => void
  /**
   * Ends the session in every tab because its user wished to leave, once the server knows or cannot be reached: their
   * page is then not kept for after login.
   */
  readonly leave: (sent: Promise<unknown>) => Promise<void>
  /** Whether the session that this tab had was left by its user. */
  readonly wasLeft: () => boolean
  /** Who last left this browser, by themselves or for want of activity, as far as this tab knows. */
  readonly lastLeft: () => LastLeft | undefined
  /** What this browser kept for them is erased: it keeps no longer that they were here. */
  readonly forgetLeft: (left: LastLeft) => void
  /** The stored notice; it stays until `dismissNotice`. */
  readonly notice: () => string | undefined
  readonly dismissNotice: () => void
  /** Calls back on every change, those made in other tabs included; returns the function that stops it. */
  readonly subscribe: (listener: () => void) => () => void
}

/** Somebody who has left; what this browser kept for them is to be erased. */
export interface LastLeft {
  readonly user: string
  /** Milliseconds since 1970. */
  readonly at: number
}

/** Where events of other tabs' changes to the storage come from (the window). */
export interface StorageEvents {
  readonly addEventListener: (type: 'storage', listener: (event: StorageChange) => void) => void
}

/** One changed entry; the key is null when the storage was emptied. */
export type StorageChange = Pick<StorageEvent, 'key' | 'newValue'>

/** Opens the session kept in a storage. */
export function openSessionStore(storage: Storage, events: StorageEvents): SessionStore {
  const listeners = new Set<() => void>()
  /** What this browser holds now, whichever tab wrote it. */
  const stored = () => parseSession(storage.getItem(storageKey))
  let session = stored()
  let left = false
  let lastLeft = parseLeft(storage.getItem(leftKey))
  const tellListeners = () => {
    for (const listener of listeners) listener()
  }
  const changeTo = (next: Session | undefined) => {
    session = next
    tellListeners()
  }
  // Kept here too: of several tabs, the one that shows its login page first removes it from the storage.
  let noticed: string | undefined
  events.addEventListener('storage', (event) => {
    if (event.key === noticeKey && event.newValue !== null) {
      noticed = event.newValue
      tellListeners()
    }
    if (event.key === leftKey) lastLeft = parseLeft(event.newValue) ?? lastLeft
    if (event.key === storageKey || event.key === null) changeTo(stored())
  })
  const finish = (notice?: string) => {
    if (notice !== undefined) storage.setItem(noticeKey, notice)
    noticed = notice
    storage.removeItem(storageKey)
    forgetActivity(storage)
    changeTo(undefined)
  }
  /** Before the session is gone, so that other tabs know of it when they learn that. */
  const noteLeft = () => {
    if (!session) return
    lastLeft = { user: session.user.id, at: Date.now() }
    storage.setItem(leftKey, JSON.stringify(lastLeft))
  }
  const save = (next: Session) => {
    if (next.token !== session?.token) {
      left = false
      recordActivity(storage, Date.now())
    }
    storage.setItem(storageKey, JSON.stringify(next))
    changeTo(next)
  }
  return {
    get: () => session,
    set: save,
    setUser: (user) => {
      // The answer may be about who was logged in when it was asked for, and another tab may have ended that since.
      const current = stored()
      if (session?.user.id === user.id && current?.token === session.token) save({ ...session, user })
    },
    end: (notice) => {
      noteLeft()
      finish(notice)
    },
    endOf: (token, notice) => {
      const current = stored()
      // While one leaves, the server may have refused a call that was still under way: no reason is owed then.
      if (current?.token === token) finish(left ? undefined : notice)
      else changeTo(current)
    },
    leave: async (sent) => {
      const leaving = session?.token
      noteLeft()
      left = true
      await sent.catch(() => undefined)
      if (stored()?.token === leaving) finish()
    },
    wasLeft: () => left,
    lastLeft: () => lastLeft,
    forgetLeft: ({ at }) => {
      if (parseLeft(storage.getItem(leftKey))?.at === at) storage.removeItem(leftKey)
    },
    notice: () => noticed ?? storage.getItem(noticeKey) ?? undefined,
    dismissNotice: () => {
      noticed = undefined
      storage.removeItem(noticeKey)
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

function parseLeft(text: string | null): LastLeft | undefined {
  const { user, at } = parsed(text)
  return typeof user === 'string' && typeof at === 'number' ? { user, at } : undefined
}

const parseSession = (text: string | null): Session | undefined => toSession(parsed(text))

/** The object that a stored text is; empty when it is none. */
function parsed(text: string | null): JsonObject {
  try {
    const value: unknown = JSON.parse(text ?? '{}')
    return isJsonObject(value) ? value : {}
  } catch {
    return {}
  }
}
