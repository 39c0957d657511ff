import { Type } from 'typebox'
import type { Static } from 'typebox'

/** Of GET profile/search/member: base64url, or standard base64, of the UTF-8 of a membership number. */
export const MemberSearchQuery = Type.Object({ MemberNo: Type.String({ minLength: 1, maxLength: 200 }) })
export type MemberSearchQuery = Static<typeof MemberSearchQuery>

/** All that anybody may learn of a member by the number. A firm's name is its first name; its last is empty. */
export const MemberNames = Type.Object({ FirstName: Type.String(), LastName: Type.String() })
export type MemberNames = Static<typeof MemberNames>

/** Of POST auth/activation: the form `forms/activation-request`. What was found, and a voter's token, may come along. */
export const ActivationBody = Type.Object({
  memberNo: Type.String(),
  eMailAddress: Type.String(),
  IdentificationDocumentNo: Type.String(),
  phoneNo: Type.String(),
  names: Type.Optional(Type.String()),
  voterToken: Type.Optional(Type.String()),
})
export type ActivationBody = Static<typeof ActivationBody>

/** Of POST auth/activation/activate: the form `forms/activation-code`. */
export const ActivateBody = Type.Object({
  otp_code: Type.String(),
  password: Type.String(),
  confirmPassword: Type.String(),
  email: Type.String(),
})
export type ActivateBody = Static<typeof ActivateBody>
