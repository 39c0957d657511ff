import type { JsonObject } from '../../engine/json.ts'
import { useCall } from '../api/use-call.ts'
import { hasProfile } from '../session/entry-path.ts'
import { useUser } from '../session/session-context.ts'

/** The user's profile, which conditions may name; undefined before there is one and while it loads. */
export function useOwnProfile(): JsonObject | undefined {
  const user = useUser()
  const path = user.type === 'Corporate' ? 'profile/firmBio' : 'profile'
  const { data } = useCall<JsonObject | null>(hasProfile(user) ? path : null)
  return data ?? undefined
}
