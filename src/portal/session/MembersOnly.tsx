import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { loginPath } from './redirect.ts'
import { useSession, useSessionStore } from './session-context.ts'

/** Pages that need a login; visitors log in first and then return. */
export function MembersOnly() {
  const session = useSession()
  const store = useSessionStore()
  const { pathname, search } = useLocation()
  if (session) return <Outlet />
  return <Navigate to={store.wasLeft() ? '/' : loginPath(pathname + search)} replace />
}
