import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { entryPath } from './entry-path.ts'
import { redirectFrom } from './redirect.ts'
import { useSession } from './session-context.ts'

/**
 * Pages for who is not logged in. Who is, or has just become so, goes where they wished to go before they logged in,
 * else where the entry rules take them.
 */
export function GuestsOnly() {
  const user = useSession()?.user
  const { search } = useLocation()
  if (!user) return <Outlet />
  return <Navigate to={redirectFrom(search) ?? entryPath(user)} replace />
}
