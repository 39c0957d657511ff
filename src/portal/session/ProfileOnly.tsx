import { Navigate, Outlet } from 'react-router-dom'
import { entryPath, hasProfile } from './entry-path.ts'
import { useSession } from './session-context.ts'

/** Pages that need a profile; who has none yet is taken to making it. */
export function ProfileOnly() {
  const user = useSession()?.user
  if (!user || hasProfile(user)) return <Outlet />
  return <Navigate to={entryPath(user)} replace />
}
