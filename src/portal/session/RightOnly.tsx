import { Navigate, Outlet } from 'react-router-dom'
import type { StaffRight } from '../../generated/closed-names.ts'
import { entryPath } from './entry-path.ts'
import { mayUser } from './session.ts'
import { useUser } from './session-context.ts'

/** Pages for those whose roles allow something; others go to their start page. */
export function RightOnly({ right }: { readonly right: StaffRight }) {
  const user = useUser()
  return mayUser(user, right) ? <Outlet /> : <Navigate to={entryPath(user)} replace />
}
