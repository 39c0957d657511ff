import { Navigate, Outlet } from 'react-router-dom'
import { entryPath, hasProfile } from './entry-path.ts'
import { useSession } from './session-context.ts'

/** Pages that need a profile; a user without one is sent to the page that makes it. */
export function ProfileOnly() {
  const user = useSession()?.user
  if (!user || hasProfile(user)) return <Outlet />
  return <Navigate to={entryPath(user)} replace />
}
