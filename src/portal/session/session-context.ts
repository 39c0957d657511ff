import { createContext, use, useSyncExternalStore } from 'react'
import type { Session, SessionUser } from './session.ts'
import type { SessionStore } from './session-store.ts'

export const SessionContext = createContext<SessionStore | undefined>(undefined)

/** The store of the session, for changing it. */
export function useSessionStore(): SessionStore {
  const store = use(SessionContext)
  if (!store) throw new Error('The session is missing: a page was rendered outside the portal’s providers')
  return store
}

/** The current session; renders again when it begins, changes or ends, in any tab. */
export function useSession(): Session | undefined {
  const store = useSessionStore()
  return useSyncExternalStore(store.subscribe, store.get)
}

/** The user of a page that is shown only to those who are logged in. */
export function useUser(): SessionUser {
  const session = useSession()
  if (!session) throw new Error('A page for members was rendered without a session')
  return session.user
}
