import { useCallback } from 'react'
import type { JsonObject } from '../../engine/json/json.ts'
import { useUser } from '../session/session-context.ts'

/**
 * Adds the profile's number to a payload, as in every payload of a section: the server refuses a payload meant for
 * another profile than the session's current one. Before there is a profile it adds nothing.
 *
 * @param name the key of the profile's number in the payload, as document 2, §7 spells it there
 */
export function useOwnPayload(name: 'profileID' | 'ProfileID' = 'profileID'): (payload: JsonObject) => JsonObject {
  const { profile_id: number } = useUser()
  return useCallback((payload) => (number === null ? payload : { ...payload, [name]: number }), [name, number])
}
