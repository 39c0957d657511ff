import type { JsonObject } from '../../engine/json/json.ts'
import { useDeclaredCall } from '../api/use-call.ts'
import { hasProfile } from '../session/entry-path.ts'
import type { SessionUser } from '../session/session.ts'
import { useUser } from '../session/session-context.ts'

export interface OwnProfile {
  /** Undefined before there is one and while it loads. */
  readonly profile: JsonObject | undefined
  /** True until the first load succeeds or fails; never again afterwards, so what depends on it stays rendered. */
  readonly isLoading: boolean
}

/** The call of the record whose first save creates a user's profile. */
export const profilePathOf = ({ type }: Pick<SessionUser, 'type'>) =>
  type === 'Corporate' ? 'profile/firmBio' : 'profile'

/** The user's profile, which conditions and filters may name. */
export function useOwnProfile(): OwnProfile {
  const user = useUser()
  const { data, error, isLoading } = useDeclaredCall<JsonObject | null>(hasProfile(user) ? profilePathOf(user) : null)
  // While it reloads, keep the response in the previous language, or the failure.
  return { profile: data ?? undefined, isLoading: isLoading && data === undefined && error === undefined }
}
