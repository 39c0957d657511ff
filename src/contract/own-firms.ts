import { Type } from 'typebox'
import type { Static } from 'typebox'
import { MessageResponse } from './response.ts'
import { SessionResponse } from './auth.ts'
import { defineCall } from './define-call.ts'

/** What a firm of the list is: in the register, or still applying. */
export const FirmType = Type.Enum(['Registered', 'Application'])
export type FirmType = Static<typeof FirmType>

/** `Inactive`: in the register, without membership at present. */
export const FirmStatus = Type.Enum(['Active', 'Inactive', 'In Review', 'Draft', 'Rejected'])
export type FirmStatus = Static<typeof FirmStatus>

/** A firm that a person acts for. */
export const OwnFirm = Type.Object({
  /** Of the firm's account. */
  id: Type.String(),
  /** Its name in the profile, else its e-mail. */
  name: Type.String(),
  type: FirmType,
  status: FirmStatus,
  /** ISO 8601, UTC. */
  created_at: Type.String(),
  /** Whether it is the caller's own account. */
  current: Type.Boolean(),
})
export type OwnFirm = Static<typeof OwnFirm>

/** The account to go on in: one of the caller's firms, or the person's own. */
export const OpenAccountBody = Type.Object(
  { id: Type.String({ minLength: 1, maxLength: 100 }) },
  { additionalProperties: false },
)
export type OpenAccountBody = Static<typeof OpenAccountBody>

/** The firms of a person, each with an account of its own (FIRM-01). */
export const ownFirmCalls = {
  ownFirms: defineCall({
    method: 'GET',
    path: 'firms',
    session: 'required',
    tag: 'Account',
    summary: 'The firms that the caller acts for, the newest first',
    response: Type.Array(OwnFirm),
  }),
  openAccount: defineCall({
    method: 'POST',
    path: 'firms/open',
    session: 'required',
    tag: 'Account',
    summary: 'Go on in the account of one of the caller’s firms, or from a firm in the caller’s own',
    body: OpenAccountBody,
    response: SessionResponse,
    refusals: ['forbidden', 'not-found'],
  }),
  deleteFirm: defineCall({
    method: 'POST',
    path: 'firms/:id/delete',
    session: 'required',
    tag: 'Account',
    summary: 'Delete the account of a firm that is not in the register',
    response: MessageResponse,
    refusals: ['forbidden', 'not-found', 'conflict'],
  }),
}
