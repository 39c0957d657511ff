import { createContext, use, useSyncExternalStore } from 'react'
import type { Session, SessionUser } from './session.ts'
import type { SessionStore } from './session-store.ts'

export const SessionContext = createContext<SessionStore | undefined>(undefined)

/** The session store, to change the session. */
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

/** The current user, for pages that only logged-in users see. */
export function useUser(): SessionUser {
  const session = useSession()
  if (!session) throw new Error('A page for members was rendered without a session')
  return session.user
}
