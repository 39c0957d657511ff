import { Navigate } from 'react-router-dom'
import { adminPath } from './admin-path.ts'
import { entryPath } from './entry-path.ts'
import { useUser } from './session-context.ts'

/** `/admin`: leads to the first of its pages that the user may see, others to their start page (ADM-01). */
export function AdminEntry() {
  const user = useUser()
  return <Navigate to={adminPath(user) ?? entryPath(user)} replace />
}
