import { useCallback } from 'react'
import type { JsonObject } from '../../engine/json.ts'
import { useUser } from '../session/session-context.ts'

/**
 * Makes a payload say whose profile it is for, as every payload of a section does: the server refuses one that was meant
 * for another profile than the one that is acted for by then. Before there is a profile it says nothing.
 */
export function useOwnPayload(): (payload: JsonObject) => JsonObject {
  const { profile_id: profileID } = useUser()
  return useCallback((payload) => (profileID === null ? payload : { ...payload, profileID }), [profileID])
}
