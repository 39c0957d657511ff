import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { entryPath } from './entry-path.ts'
import { redirectFrom } from './redirect.ts'
import { useSession } from './session-context.ts'

/**
 * Pages for visitors who are not logged in. Users who are, or have just logged in, go to the page they asked for,
 * else where the entry rules send them.
 */
export function GuestsOnly() {
  const user = useSession()?.user
  const { search } = useLocation()
  if (!user) return <Outlet />
  return <Navigate to={redirectFrom(search) ?? entryPath(user)} replace />
}
