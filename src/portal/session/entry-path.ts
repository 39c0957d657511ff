import type { SessionUser } from './session.ts'

/** Where a person who is logged in belongs on entry (specification 1 §2.1). */
export function entryPath(user: SessionUser): string {
  if (user.is_admin) return '/admin'
  if (hasProfile(user)) return '/dashboard'
  return initialProfilePath(user)
}

/** The page on which a person makes their first profile. */
export function initialProfilePath(user: SessionUser): string {
  return user.type === 'Corporate' ? '/initiate-firm' : '/initiate-profile'
}

/** Whether the person has made their first profile; before that the server sends null. */
export function hasProfile(user: SessionUser): boolean {
  return user['profile'] !== null && user['profile'] !== undefined
}
