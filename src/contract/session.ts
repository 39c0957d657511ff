import { Type } from 'typebox'
import type { Static } from 'typebox'

/** One session of the signed-in user. Date-times are ISO 8601, UTC. */
export const SessionInfo = Type.Object({
  id: Type.String(),
  /** The browser by its own account, coarsely: `Chrome`, `Windows`; null where that is not known. */
  browser: Type.Union([Type.String(), Type.Null()]),
  system: Type.Union([Type.String(), Type.Null()]),
  created_at: Type.String(),
  last_seen_at: Type.String(),
  expires_at: Type.String(),
  /** Whether it is the one that asks. */
  current: Type.Boolean(),
  /** Whether an administrator acts as the user in it. */
  acting: Type.Boolean(),
})
export type SessionInfo = Static<typeof SessionInfo>

/** Ends one session, or all but the one that asks. */
export const EndSessionBody = Type.Union([
  Type.Object({ id: Type.String({ minLength: 1, maxLength: 100 }) }, { additionalProperties: false }),
  Type.Object({ others: Type.Literal(true) }, { additionalProperties: false }),
])
export type EndSessionBody = Static<typeof EndSessionBody>

/** Of admin/loginas: the user that an administrator goes on as; only the id counts. */
export const LoginAsBody = Type.Object({ id: Type.String({ minLength: 1, maxLength: 100 }) })
export type LoginAsBody = Static<typeof LoginAsBody>
