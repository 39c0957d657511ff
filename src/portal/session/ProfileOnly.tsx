import { Navigate, Outlet } from 'react-router-dom'
import { entryPath, hasProfile } from './entry-path.ts'
import { useSession } from './session-context.ts'

/** Pages that need a profile; users without one are redirected to the page that creates it. */
export function ProfileOnly() {
  const user = useSession()?.user
  if (!user || hasProfile(user)) return <Outlet />
  return <Navigate to={entryPath(user)} replace />
}
