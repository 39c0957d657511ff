import { Type } from 'typebox'
import type { Static } from 'typebox'
import { MessageResponse } from './response.ts'
import { SessionResponse } from './auth.ts'
import { defineCall } from './define-call.ts'

/** One session of the signed-in user. Date-times are ISO 8601, UTC. */
export const SessionInfo = Type.Object({
  id: Type.String(),
  /** The browser as it identifies itself, roughly: `Chrome`, `Windows`; null if unknown. */
  browser: Type.Union([Type.String(), Type.Null()]),
  system: Type.Union([Type.String(), Type.Null()]),
  created_at: Type.String(),
  last_seen_at: Type.String(),
  expires_at: Type.String(),
  /** Whether it is the caller's session. */
  current: Type.Boolean(),
  /** Whether an administrator acts as the user in this session. */
  acting: Type.Boolean(),
})
export type SessionInfo = Static<typeof SessionInfo>

/** Ends one session, or all except the caller's. */
export const EndSessionBody = Type.Union([
  Type.Object({ id: Type.String({ minLength: 1, maxLength: 100 }) }, { additionalProperties: false }),
  Type.Object({ others: Type.Literal(true) }, { additionalProperties: false }),
])
export type EndSessionBody = Static<typeof EndSessionBody>

/** Of admin/loginas: the user whom an administrator acts as; only the id matters. */
export const LoginAsBody = Type.Object({ id: Type.String({ minLength: 1, maxLength: 100 }) })
export type LoginAsBody = Static<typeof LoginAsBody>

/** Sessions of the signed-in user, and acting as another user. */
export const sessionCalls = {
  sessions: defineCall({
    method: 'GET',
    path: 'auth/sessions',
    session: 'required',
    tag: 'Account',
    summary: 'Sessions of the signed-in user, the current one first',
    response: Type.Array(SessionInfo),
  }),
  endSessions: defineCall({
    method: 'POST',
    path: 'auth/sessions/end',
    session: 'required',
    tag: 'Account',
    summary: 'End one session, or all others',
    body: EndSessionBody,
    response: MessageResponse,
    refusals: ['not-found'],
  }),
  loginAs: defineCall({
    method: 'POST',
    path: 'admin/loginas',
    session: 'required',
    right: 'act-as',
    tag: 'Administration',
    summary: 'Go on as another user',
    body: LoginAsBody,
    response: SessionResponse,
    refusals: ['forbidden', 'not-found'],
  }),
  leave: defineCall({
    method: 'POST',
    path: 'auth/leave',
    session: 'required',
    tag: 'Account',
    summary: 'Stop acting as another user',
    response: SessionResponse,
    refusals: ['forbidden'],
  }),
}
