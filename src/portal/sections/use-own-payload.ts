import { useCallback } from 'react'
import type { JsonObject } from '../../engine/json/json.ts'
import { useUser } from '../session/session-context.ts'

/**
 * Makes a payload say whose profile it is for, as every payload of a section does: the server refuses one that was meant
 * for another profile than the one that is acted for by then. Before there is a profile it says nothing.
 *
 * @param name of the profile's number in the payload, as document 2, §7 spells it there
 */
export function useOwnPayload(name: 'profileID' | 'ProfileID' = 'profileID'): (payload: JsonObject) => JsonObject {
  const { profile_id: number } = useUser()
  return useCallback((payload) => (number === null ? payload : { ...payload, [name]: number }), [name, number])
}
