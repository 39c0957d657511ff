import { use } from 'react'
import type { DocumentId } from '../../engine/document/document-id.ts'
import type { JsonObject } from '../../engine/json/json.ts'
import { useDeclaredCall } from '../api/use-call.ts'
import { usePublished } from '../forms/published-context.ts'
import { hasProfile } from '../session/entry-path.ts'
import type { SessionUser } from '../session/session.ts'
import { useUser } from '../session/session-context.ts'
import { useOtherChosen } from './use-other-chosen.ts'

export interface OwnProfile {
  /** Undefined before there is one and while it loads. */
  readonly profile: JsonObject | undefined
  /** True until the first load succeeds or fails; never again afterwards, so what depends on it stays rendered. */
  readonly isLoading: boolean
}

/** The call of the record whose first save creates a user's profile. */
export const profilePathOf = ({ type }: Pick<SessionUser, 'type'>) =>
  type === 'Corporate' ? 'profile/firmBio' : 'profile'

/** The section of that record. */
const profileSectionOf = ({ type }: Pick<SessionUser, 'type'>): DocumentId =>
  type === 'Corporate' ? 'sections/firm-bio' : 'sections/bio'

/** The user's profile, which conditions and filters may name. Suspends until the document of its section is loaded. */
export function useOwnProfile(): OwnProfile {
  const user = useUser()
  const published = usePublished()
  const has = hasProfile(user)
  const document = has ? use(published.document(profileSectionOf(user))) : undefined
  const { data, error, isLoading } = useDeclaredCall<JsonObject | null>(has ? profilePathOf(user) : null)
  const profile = useOtherChosen(document, data)
  // While it reloads, keep the response in the previous language, or the failure.
  return { profile: profile ?? undefined, isLoading: isLoading && data === undefined && error === undefined }
}
