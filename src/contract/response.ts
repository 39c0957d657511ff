import { Type } from 'typebox'
import type { Static } from 'typebox'
import { CatalogueText } from './catalogue-text.ts'
import { errorCodes } from './error-catalogue.ts'
import { SectionRecord } from './section.ts'

/** Every successful response. */
export interface Success<Data> {
  readonly data: Data
}

/** One refused answer, by its JSON pointer in the answers that were sent. */
export const AnswerError = Type.Object({ pointer: Type.String(), message: Type.String() })
export type AnswerError = Static<typeof AnswerError>

/** One thing that closes a transition of a case; `mend` says where: `checklist`, `pay`, or a path of the portal. */
export const ClosingReason = Type.Object({
  code: Type.String(),
  id: Type.Optional(Type.String()),
  mend: Type.Optional(Type.String()),
  text: Type.String(),
})
export type ClosingReason = Static<typeof ClosingReason>

/** The last change of a case: who did what, and when (a date-time). */
export const LastCaseChange = Type.Object({
  by: Type.String(),
  what: Type.String(),
  at: Type.String(),
  revision: Type.Integer(),
})
export type LastCaseChange = Static<typeof LastCaseChange>

/**
 * Every refusal. `message` is written for the user. `challenge` comes with `account-unverified` only:
 * the one-time code that was just sent, so the portal can ask for it. `current` and `sent` come with `stale`
 * and `key-reused`: the record's current state, null when it was removed, and the answers that were sent. For a case,
 * `stale` comes with `change` instead, and `case-closed` with everything that closes the transition.
 */
export const ErrorBody = Type.Object({
  message: Type.String(),
  code: Type.Enum([...errorCodes]),
  correlationId: Type.String(),
  errors: Type.Optional(Type.Array(AnswerError)),
  challenge: Type.Optional(Type.Object({ id: Type.String(), phone_no: Type.String() })),
  current: Type.Optional(Type.Union([SectionRecord, Type.Null()])),
  sent: Type.Optional(Type.Object({}, { additionalProperties: true })),
  reasons: Type.Optional(Type.Array(ClosingReason)),
  change: Type.Optional(LastCaseChange),
})
export type ErrorBody = Static<typeof ErrorBody>

/** A successful response with only a message, e.g. `Password Changed Successful`. */
export const MessageResponse = Type.Object({ message: CatalogueText })
export type MessageResponse = Static<typeof MessageResponse>
