import { ownValue } from '../../engine/json/json.ts'
import type { Incoming } from '../http/intake/incoming.ts'
import type { ProfileRow } from '../profiles/profiles.ts'
import { Refusal } from '../platform/refusal.ts'

/**
 * Throws `forbidden` when a body names another profile than the caller's. Clients send the profile's number with every
 * change; a page from before the administrator acted as somebody must not save into that profile.
 */
export function requireOwnProfile({ answers }: Pick<Incoming, 'answers'>, profile: ProfileRow): void {
  const named = ['ProfileID', 'profileID'].map((name) => ownValue(answers, name))
  const others = named.filter((id) => id !== undefined && id !== null && id !== '' && id !== profile.id)
  if (others.length > 0) throw new Refusal('forbidden', { message: { key: 'server.not-own-profile' } })
}
