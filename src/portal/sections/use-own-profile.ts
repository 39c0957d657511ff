import type { JsonObject } from '../../engine/json.ts'
import { useCall } from '../api/use-call.ts'
import { hasProfile } from '../session/entry-path.ts'
import { useUser } from '../session/session-context.ts'

export interface OwnProfile {
  /** Undefined before there is one and while it loads. */
  readonly profile: JsonObject | undefined
  readonly isLoading: boolean
}

/** The user's profile, which conditions and filters may name. */
export function useOwnProfile(): OwnProfile {
  const user = useUser()
  const path = user.type === 'Corporate' ? 'profile/firmBio' : 'profile'
  const { data, isLoading } = useCall<JsonObject | null>(hasProfile(user) ? path : null)
  return { profile: data ?? undefined, isLoading }
}
