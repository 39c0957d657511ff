import { Type } from 'typebox'
import type { Static } from 'typebox'
import { MessageResponse } from './response.ts'
import { SessionResponse } from './auth.ts'
import { defineCall } from './define-call.ts'

/** Of GET profile/search/member: base64url, or standard base64, of the UTF-8 of a membership number. */
export const MemberSearchQuery = Type.Object({ MemberNo: Type.String({ minLength: 1, maxLength: 200 }) })
export type MemberSearchQuery = Static<typeof MemberSearchQuery>

/**
 * All that the public may learn about a member by the number. A firm's name is its first name; its last name is empty.
 */
export const MemberNames = Type.Object({ FirstName: Type.String(), LastName: Type.String() })
export type MemberNames = Static<typeof MemberNames>

/** Accounts for members of the register. */
export const activationCalls = {
  searchMember: defineCall({
    method: 'GET',
    path: 'profile/search/member',
    tag: 'Account',
    summary: 'The names of the member with a number, for activating an account',
    query: MemberSearchQuery,
    response: MemberNames,
    refusals: ['member-not-found', 'too-many'],
  }),
  requestActivation: defineCall({
    method: 'POST',
    path: 'auth/activation',
    tag: 'Account',
    summary: 'Ask for the code that activates an account for an existing member',
    form: 'forms/activation-request',
    response: MessageResponse,
    refusals: ['activation-refused', 'too-many'],
  }),
  activate: defineCall({
    method: 'POST',
    path: 'auth/activation/activate',
    tag: 'Account',
    summary: 'Activate the account with that code; this begins a session',
    form: 'forms/activation-code',
    response: SessionResponse,
    refusals: ['activation-failed', 'too-many'],
  }),
}
