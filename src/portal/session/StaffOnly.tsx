import { Navigate, Outlet } from 'react-router-dom'
import { entryPath, isStaff } from './entry-path.ts'
import { useUser } from './session-context.ts'

/** Pages for those whose roles work on cases; others go to their start page. The server decides about each case. */
export function StaffOnly() {
  const user = useUser()
  return isStaff(user) ? <Outlet /> : <Navigate to={entryPath(user)} replace />
}
