import type { StaffRight } from '../../generated/closed-names.ts'
import { isJsonObject } from '../../engine/json/json.ts'
import type { JsonObject } from '../../engine/json/json.ts'

/** The logged-in user, as the server describes them, and their token. */
export interface Session {
  readonly token: string
  readonly user: SessionUser
}

/** The user's fields that the portal's code uses; conditions in declarations use the rest. */
export type SessionUser = JsonObject & {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly type: 'Individual' | 'Corporate'
  readonly is_admin: boolean
  readonly is_approver: boolean
}

/** Parses a stored or received value to a session; undefined if it is none. */
export function toSession(value: unknown): Session | undefined {
  if (!isJsonObject(value) || typeof value['token'] !== 'string' || value['token'] === '') return undefined
  const user = readUser(value['user'])
  return user && { token: value['token'], user }
}

/** Parses a received value to a user; undefined if a field that the portal uses is missing. */
export function readUser(value: unknown): SessionUser | undefined {
  if (!isJsonObject(value)) return undefined
  const { id, name, email, type, is_admin: isAdmin, is_approver: isApprover } = value
  if (typeof id !== 'string' && typeof id !== 'number') return undefined
  if (typeof email !== 'string') return undefined
  return {
    ...value,
    ...(isJsonObject(value['profile']) && { profile: withStanding(value['profile']) }),
    id: String(id),
    name: typeof name === 'string' ? name : '',
    email,
    type: type === 'Corporate' ? 'Corporate' : 'Individual',
    is_admin: isAdmin === true,
    is_approver: isApprover === true,
  }
}

/** A server that does not judge the standing of members has those in good standing who are active. */
function withStanding(profile: JsonObject): JsonObject {
  return { InGoodStanding: profile['Status'] === 'Active', ...profile }
}

/** Whether the user's roles allow something. A server that knows no roles leaves it to administrators. */
export function mayUser(user: SessionUser, right: StaffRight): boolean {
  const { may } = user
  return Array.isArray(may) ? may.includes(right) : user.is_admin
}

/** The ids of the user's roles in the organisation. */
export function rolesOfUser({ roles }: SessionUser): ReadonlySet<string> {
  const all = Array.isArray(roles) ? roles.filter(isJsonObject) : []
  return new Set(all.map(({ id }) => String(id)))
}

/** The name of the administrator who is acting as the user; undefined if nobody is. */
export const actorOf = (user: SessionUser): string | undefined => personIn(user['acted_by'])?.name

/** The person who opened this firm's account from their own; undefined in any other session. */
export const openerOf = (user: SessionUser): NamedPerson | undefined => personIn(user['opened_by'])

interface NamedPerson {
  readonly id: string
  readonly name: string
}

function personIn(value: unknown): NamedPerson | undefined {
  if (!isJsonObject(value)) return undefined
  const { id, name } = value
  return typeof id === 'string' && typeof name === 'string' ? { id, name } : undefined
}
