import type { StaffRight } from '../../generated/closed-names.ts'
import { mayUser } from './session.ts'
import type { SessionUser } from './session.ts'

/** The pages of administration, and the right that each needs; the first that a user may see is where they begin. */
const adminPages: readonly { readonly path: string; readonly right: StaffRight }[] = [
  { path: '/admin/settings', right: 'settings' },
  { path: '/admin/user-settings', right: 'users' },
  { path: '/admin/staff', right: 'staff' },
  { path: '/admin/messages', right: 'messages' },
  { path: '/admin/members/import', right: 'members' },
  { path: '/admin/cpd', right: 'members' },
  { path: '/admin/events', right: 'members' },
  { path: '/admin/billing', right: 'finance' },
  { path: '/admin/jobs', right: 'jobs' },
  { path: '/admin/forms', right: 'forms' },
  { path: '/admin/reports', right: 'reports' },
  { path: '/admin/audit', right: 'audit' },
]

/** The first page of administration that the user's roles allow (ADM-01); undefined if there is none. */
export const adminPath = (user: SessionUser): string | undefined =>
  adminPages.find(({ right }) => mayUser(user, right))?.path
