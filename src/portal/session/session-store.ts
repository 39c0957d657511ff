import { forgetActivity, recordActivity } from './last-activity.ts'
import type { Session, SessionUser } from './session.ts'
import { parsedObject, sessionKey, storedSession } from './stored-session.ts'

const noticeKey = 'regalia.session-notice'
const leftKey = 'regalia.session-left'

/** The session of this browser, shared by all of its tabs. */
export interface SessionStore {
  readonly get: () => Session | undefined
  readonly set: (session: Session) => void
  /** Stores the user's changed fields; does nothing if another user has logged in meanwhile. */
  readonly setUser: (user: SessionUser) => void
  /** Ends the session in every tab after inactivity, with a notice that the login page shows once. */
  readonly end: (notice?: string) => void
  /**
   * The server no longer knows this token. A newer token, perhaps of another tab, stays. When another tab has ended the
   * session already, that tab's notice is shown.
   */
  readonly endOf: (token: string, notice: string) => void
  /**
   * Ends the session in every tab because its user logged out, once the request `sent` has succeeded or failed. The
   * current page is not remembered for the next login.
   */
  readonly leave: (sent: Promise<unknown>) => Promise<void>
  /** Whether this tab's session ended because its user logged out. */
  readonly wasLeft: () => boolean
  /** The user who last logged out in this browser, or was logged out for inactivity, as far as this tab knows. */
  readonly lastLeft: () => LastLeft | undefined
  /** Call it once their drafts are erased: this browser then forgets the user. */
  readonly forgetLeft: (left: LastLeft) => void
  /** The stored notice, kept until `dismissNotice`. */
  readonly notice: () => string | undefined
  readonly dismissNotice: () => void
  /** Calls back on every change, in any tab; returns a function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void
}

/** A user who has logged out; their drafts in this browser must be erased. */
export interface LastLeft {
  readonly user: string
  /** Milliseconds since 1970. */
  readonly at: number
}

/** The source of storage events from other tabs (the window). */
export interface StorageEvents {
  readonly addEventListener: (type: 'storage', listener: (event: StorageChange) => void) => void
}

/** One changed entry; the key is null when the storage was emptied. */
export type StorageChange = Pick<StorageEvent, 'key' | 'newValue'>

/** Opens the session in a storage. */
export function openSessionStore(storage: Storage, events: StorageEvents): SessionStore {
  const listeners = new Set<() => void>()
  /** The stored session, written by any tab. */
  const stored = () => storedSession(storage)
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
  // Also kept in memory: of several tabs, the first to show its login page removes it from the storage.
  let noticed: string | undefined
  events.addEventListener('storage', (event) => {
    if (event.key === noticeKey && event.newValue !== null) {
      noticed = event.newValue
      tellListeners()
    }
    if (event.key === leftKey) lastLeft = parseLeft(event.newValue) ?? lastLeft
    if (event.key === sessionKey || event.key === null) changeTo(stored())
  })
  const finish = (notice?: string) => {
    if (notice !== undefined) storage.setItem(noticeKey, notice)
    noticed = notice
    storage.removeItem(sessionKey)
    forgetActivity(storage)
    changeTo(undefined)
  }
  /** Stored before the session is removed, so other tabs find the notice when they notice the removal. */
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
    storage.setItem(sessionKey, JSON.stringify(next))
    changeTo(next)
  }
  return {
    get: () => session,
    set: save,
    setUser: (user) => {
      // The response may be about a previous user: another tab may have ended that session since the request.
      const current = stored()
      if (session?.user.id !== user.id || current?.token !== session.token) return
      if (JSON.stringify(user) !== JSON.stringify(session.user)) save({ ...session, user })
    },
    end: (notice) => {
      noteLeft()
      finish(notice)
    },
    endOf: (token, notice) => {
      const current = stored()
      // During log-out the server may refuse a call that was still running; that needs no notice.
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
  const { user, at } = parsedObject(text)
  return typeof user === 'string' && typeof at === 'number' ? { user, at } : undefined
}
