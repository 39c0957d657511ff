import { isJsonObject } from '../../engine/json/json.ts'
import type { JsonObject } from '../../engine/json/json.ts'

/** Who is logged in, as the server describes them, and the token that says so. */
export interface Session {
  readonly token: string
  readonly user: SessionUser
}

/** The user's fields that the portal itself relies on; the rest is for conditions in declarations. */
export type SessionUser = JsonObject & {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly type: 'Individual' | 'Corporate'
  readonly is_admin: boolean
}

/** The session that a stored or received value describes; undefined when it is none. */
export function toSession(value: unknown): Session | undefined {
  if (!isJsonObject(value) || typeof value['token'] !== 'string' || value['token'] === '') return undefined
  const user = readUser(value['user'])
  return user && { token: value['token'], user }
}

/** The user that a received value describes; undefined when what the portal relies on is missing. */
export function readUser(value: unknown): SessionUser | undefined {
  if (!isJsonObject(value)) return undefined
  const { id, name, email, type, is_admin: isAdmin } = value
  if (typeof id !== 'string' && typeof id !== 'number') return undefined
  if (typeof email !== 'string') return undefined
  return {
    ...value,
    id: String(id),
    name: typeof name === 'string' ? name : '',
    email,
    type: type === 'Corporate' ? 'Corporate' : 'Individual',
    is_admin: isAdmin === true,
  }
}

/** The name of the administrator who acts as the user; undefined when nobody does. */
export function actorOf(user: SessionUser): string | undefined {
  const actor = user['acted_by']
  return isJsonObject(actor) && typeof actor['name'] === 'string' ? actor['name'] : undefined
}
