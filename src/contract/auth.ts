import { Type } from 'typebox'
import type { Static } from 'typebox'
import { CatalogueText } from './catalogue-text.ts'
import { MessageResponse } from './response.ts'
import { defineCall } from './define-call.ts'
import { User } from './user.ts'

/**
 * The tenant's composed form of the same name validates each body and has the messages; these are the bodies' types.
 */

/** A new session. Send `token` as `Authorization: Bearer …`; it expires at `expires_at` (ISO, UTC). */
export const SessionResponse = Type.Object({ token: Type.String(), user: User, expires_at: Type.String() })
export type SessionResponse = Static<typeof SessionResponse>

/** A one-time code was sent: `id` is an opaque challenge, for verify-otp and send-otp. */
export const ChallengeResponse = Type.Object({ id: Type.String(), phone_no: Type.String() })
export type ChallengeResponse = Static<typeof ChallengeResponse>

/** Response of send-otp: also when the next code may be requested. */
export const CodeSentResponse = Type.Object({
  id: Type.String(),
  phone_no: Type.String(),
  message: CatalogueText,
  /** Seconds until send-otp may be called again. */
  resend_after: Type.Integer(),
})
export type CodeSentResponse = Static<typeof CodeSentResponse>

/**
 * `id` is the challenge from the response to registering. Without it the link alone does not activate: its opener must
 * choose a password and enter the rest again (the form `forms/finish-registration`). Otherwise the call is refused as
 * `password-needed`.
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

/** `Successfully verified Otp`; a code that completes a registration also begins a session. */
export const VerifyOtpResponse = Type.Object({
  message: CatalogueText,
  token: Type.Optional(Type.String()),
  user: Type.Optional(User),
  expires_at: Type.Optional(Type.String()),
})
export type VerifyOtpResponse = Static<typeof VerifyOtpResponse>

/** The code of a link to set a password. */
export const PasswordLinkBody = Type.Object({ token: Type.String({ minLength: 1, maxLength: 200 }) })
export type PasswordLinkBody = Static<typeof PasswordLinkBody>

/** `user_id` is the challenge's id; without it, the code goes to the session's user. */
export const SendOtpQuery = Type.Object({ user_id: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })) })
export type SendOtpQuery = Static<typeof SendOtpQuery>

/** Registering, signing in, codes and passwords. */
export const authCalls = {
  login: defineCall({
    method: 'POST',
    path: 'auth/login',
    tag: 'Account',
    summary: 'Begin a session',
    form: 'forms/login',
    response: SessionResponse,
    refusals: ['wrong-credentials', 'account-unverified', 'too-many'],
  }),
  register: defineCall({
    method: 'POST',
    path: 'auth/register',
    tag: 'Account',
    summary: 'Register a person or a firm; a one-time code is sent',
    forms: ['forms/register-individual', 'forms/register-firm'],
    response: ChallengeResponse,
    refusals: ['registration-closed', 'too-many'],
  }),
  createFirm: defineCall({
    method: 'POST',
    path: 'auth/createFirm',
    tag: 'Account',
    summary: 'Register a firm; a one-time code is sent',
    forms: ['forms/register-firm'],
    response: ChallengeResponse,
    refusals: ['registration-closed', 'too-many'],
  }),
  verify: defineCall({
    method: 'POST',
    path: 'auth/verify',
    tag: 'Account',
    summary: 'Activate an account by the link that was e-mailed',
    body: VerifyBody,
    response: MessageResponse,
    refusals: ['link-over', 'password-needed', 'too-many'],
  }),
  verifyOtp: defineCall({
    method: 'POST',
    path: 'auth/verify-otp',
    session: 'optional',
    tag: 'Account',
    summary: 'Give the one-time code; after a registration this begins a session',
    form: 'forms/one-time-code',
    response: VerifyOtpResponse,
    refusals: ['wrong-code', 'code-over', 'too-many', 'forbidden'],
  }),
  sendOtp: defineCall({
    method: 'GET',
    path: 'auth/send-otp',
    session: 'optional',
    tag: 'Account',
    summary: 'Send another one-time code',
    query: SendOtpQuery,
    response: CodeSentResponse,
    refusals: ['code-over', 'too-many', 'forbidden'],
  }),
  passwordReset: defineCall({
    method: 'POST',
    path: 'auth/password-reset',
    tag: 'Account',
    summary: 'Ask for a link to set a new password',
    form: 'forms/forgot-password',
    response: MessageResponse,
    refusals: ['too-many'],
  }),
  passwordLink: defineCall({
    method: 'POST',
    path: 'auth/password-link',
    tag: 'Account',
    summary: 'Whether a link to set a password still works; it is not used up',
    body: PasswordLinkBody,
    response: Type.Object({ works: Type.Literal(true) }),
    refusals: ['link-over', 'too-many'],
  }),
  password: defineCall({
    method: 'POST',
    path: 'auth/password',
    tag: 'Account',
    summary: 'Set a new password by the link that was e-mailed',
    form: 'forms/set-password',
    response: MessageResponse,
    refusals: ['link-over', 'too-many'],
  }),
  setPassword: defineCall({
    method: 'POST',
    path: 'auth/set-password',
    session: 'required',
    tag: 'Account',
    summary: 'Change the password; other sessions end',
    form: 'forms/password-change',
    response: MessageResponse,
    refusals: ['wrong-password', 'too-many', 'forbidden'],
  }),
}
