import type { JsonObject } from '../../engine/json/json.ts'
import { useDeclaredCall } from '../api/use-call.ts'
import { hasProfile } from '../session/entry-path.ts'
import type { SessionUser } from '../session/session.ts'
import { useUser } from '../session/session-context.ts'

export interface OwnProfile {
  /** Undefined before there is one and while it loads. */
  readonly profile: JsonObject | undefined
  /** Until it is first known, or known not to come; never again afterwards, so that what stands on it stays. */
  readonly isLoading: boolean
}

/** The call of the record that makes a user's profile. */
export const profilePathOf = ({ type }: Pick<SessionUser, 'type'>) =>
  type === 'Corporate' ? 'profile/firmBio' : 'profile'

/** The user's profile, which conditions and filters may name. */
export function useOwnProfile(): OwnProfile {
  const user = useUser()
  const { data, error, isLoading } = useDeclaredCall<JsonObject | null>(hasProfile(user) ? profilePathOf(user) : null)
  // While it is asked for again, the answer in another language stands, or the failure.
  return { profile: data ?? undefined, isLoading: isLoading && data === undefined && error === undefined }
}
