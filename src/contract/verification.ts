import { Type } from 'typebox'
import type { Static } from 'typebox'
import { defineCall } from './define-call.ts'

const Nullable = <Name extends ReturnType<typeof Type.String>>(schema: Name) => Type.Union([schema, Type.Null()])

/** Whether an issued document holds today. */
export const documentStandings = ['valid', 'expired', 'suspended', 'revoked', 'replaced'] as const

/** All that the public learns about an issued document from its code. Nothing that the document does not state. */
export const VerifiedDocument = Type.Object({
  title: Type.String(),
  number: Type.String(),
  /** With its dashes. */
  code: Type.String(),
  /** Who issued it. */
  issuer: Type.String(),
  holder: Type.Object({
    name: Type.String(),
    memberNo: Nullable(Type.String()),
    category: Nullable(Type.String()),
  }),
  /** A date. */
  issued: Type.String(),
  /** The last day on which it holds, a date; null for one that holds without an end. */
  until: Nullable(Type.String()),
  holds: Type.Enum([...documentStandings]),
  /** Since when it is revoked or replaced, a date. */
  ended: Nullable(Type.String()),
  /** The number of the document that replaces it. */
  replacedBy: Nullable(Type.String()),
  /** Of the issued file, in hexadecimal digits; null until it is drawn, some seconds after it was issued. */
  sha256: Nullable(Type.String()),
  /** The organisation's signed statement about it, a JSON Web Token; null until it is drawn. */
  statement: Nullable(Type.String()),
  /** Whether the issued file has the organisation's seal; false until it is drawn. */
  sealed: Type.Boolean(),
  /** Whether staff who are shown it may record that, e.g. attendance at the door: they need to log in for it. */
  scanned: Type.Boolean(),
  /** When this was looked up, a date-time. */
  checked: Type.String(),
})
export type VerifiedDocument = Static<typeof VerifiedDocument>

/** What anybody may ask about issued documents. */
export const verificationCalls = {
  verifyDocument: defineCall({
    method: 'GET',
    path: 'verify/:code',
    tag: 'Case',
    summary: 'What an issued document states, and whether it holds today, by its code',
    response: VerifiedDocument,
    refusals: ['document-not-found', 'too-many'],
  }),
}
