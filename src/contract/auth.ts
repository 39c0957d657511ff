import { Type } from 'typebox'
import type { Static } from 'typebox'
import { MemberShipType, User } from './user.ts'

/** Bodies are validated by the tenant's composed form of the same name, which says the messages; these are their types. */

export const LoginBody = Type.Object({ email: Type.String(), password: Type.String() })
export type LoginBody = Static<typeof LoginBody>

/** A session that has just begun. `token` goes into `Authorization: Bearer …`; it ends at `expires_at` (ISO, UTC). */
export const SessionAnswer = Type.Object({ token: Type.String(), user: User, expires_at: Type.String() })
export type SessionAnswer = Static<typeof SessionAnswer>

/** Also of auth/createFirm. */
export const RegisterBody = Type.Object({
  email: Type.String(),
  phone: Type.String(),
  id_number: Type.String(),
  password: Type.String(),
  confirmPassword: Type.String(),
  category: Type.String(),
  type: MemberShipType,
})
export type RegisterBody = Static<typeof RegisterBody>

/** A one-time code is on its way: `id` is an opaque challenge, for verify-otp and send-otp. */
export const ChallengeAnswer = Type.Object({ id: Type.String(), phone_no: Type.String() })
export type ChallengeAnswer = Static<typeof ChallengeAnswer>

/** Of send-otp: also when the next code may be asked for. */
export const CodeSentAnswer = Type.Object({
  id: Type.String(),
  phone_no: Type.String(),
  message: Type.String(),
  /** Seconds until send-otp may be called again. */
  resend_after: Type.Integer(),
})
export type CodeSentAnswer = Static<typeof CodeSentAnswer>

/**
 * `id` is the challenge that registering was answered with. Without it the link alone does not activate: who opened it
 * chooses a password and says the rest anew (the form `forms/finish-registration`), or is refused as `password-needed`.
 */
export const VerifyBody = Type.Object({
  activation_code: Type.String({ minLength: 1, maxLength: 200 }),
  id: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
  phone: Type.Optional(Type.String()),
  id_number: Type.Optional(Type.String()),
  password: Type.Optional(Type.String()),
  confirmPassword: Type.Optional(Type.String()),
})
export type VerifyBody = Static<typeof VerifyBody>

/** With `id` (a challenge) before a session exists; without it the code last sent to the session's user is meant. */
export const VerifyOtpBody = Type.Object({
  otp_code: Type.String(),
  id: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
})
export type VerifyOtpBody = Static<typeof VerifyOtpBody>

/** `Successfully verified Otp`; a code that ended a registration also begins a session. */
export const VerifyOtpAnswer = Type.Object({
  message: Type.String(),
  token: Type.Optional(Type.String()),
  user: Type.Optional(User),
  expires_at: Type.Optional(Type.String()),
})
export type VerifyOtpAnswer = Static<typeof VerifyOtpAnswer>

/** `user_id` is the challenge's id; without it a code is sent to the session's user. */
export const SendOtpQuery = Type.Object({ user_id: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })) })
export type SendOtpQuery = Static<typeof SendOtpQuery>

export const PasswordResetBody = Type.Object({ email: Type.String() })
export type PasswordResetBody = Static<typeof PasswordResetBody>

/** `token` is the code of the link that was sent. */
export const PasswordBody = Type.Object({
  password: Type.String(),
  confirmPassword: Type.String(),
  token: Type.String(),
})
export type PasswordBody = Static<typeof PasswordBody>

/** Of the signed-in user: the form `forms/password-change`. */
export const SetPasswordBody = Type.Object({
  currentPassword: Type.String(),
  password: Type.String(),
  confirmPassword: Type.String(),
})
export type SetPasswordBody = Static<typeof SetPasswordBody>
