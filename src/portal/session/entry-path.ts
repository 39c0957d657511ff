import { adminPath } from './admin-path.ts'
import type { SessionUser } from './session.ts'

/** The page that a logged-in user starts on (specification 1 §2.1); an approver need not be a member. */
export function entryPath(user: SessionUser): string {
  if (user.is_admin) return adminPath(user) ?? '/settings'
  if (hasProfile(user)) return '/dashboard'
  if (isStaff(user)) return '/desk'
  return initialProfilePath(user)
}

/** Whether the user works on cases of members: they have a desk. */
export const isStaff = (user: SessionUser): boolean => user['desk'] === true || user.is_approver

/** The page where a user makes their first profile. */
export function initialProfilePath({ type }: Pick<SessionUser, 'type'>): string {
  return type === 'Corporate' ? '/initiate-firm' : '/initiate-profile'
}

/** Whether the user has made their first profile; before that the server sends null. */
export function hasProfile(user: SessionUser): boolean {
  return user['profile'] !== null && user['profile'] !== undefined
}
