import { isJsonObject } from '../../engine/json/json.ts'
import type { JsonObject } from '../../engine/json/json.ts'
import { toSession } from './session.ts'
import type { Session } from './session.ts'

/** Where a browser stores the session, which all of its tabs share. */
export const sessionKey = 'regalia.session'

/** The session in a storage; undefined if there is none that can be read. */
export const storedSession = (storage: Pick<Storage, 'getItem'>): Session | undefined =>
  toSession(parsedObject(storage.getItem(sessionKey)))

/** Parses a stored text to an object; empty if it is none. */
export function parsedObject(text: string | null): JsonObject {
  try {
    const value: unknown = JSON.parse(text ?? '{}')
    return isJsonObject(value) ? value : {}
  } catch {
    return {}
  }
}
