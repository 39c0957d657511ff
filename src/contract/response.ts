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

/**
 * Every refusal. `message` is written for the user. `challenge` comes with `account-unverified` only:
 * the one-time code that was just sent, so the portal can ask for it. `current` and `sent` come with `stale`
 * and `key-reused`: the record's current state, null when it was removed, and the answers that were sent.
 */
export const ErrorBody = Type.Object({
  message: Type.String(),
  code: Type.Enum([...errorCodes]),
  correlationId: Type.String(),
  errors: Type.Optional(Type.Array(AnswerError)),
  challenge: Type.Optional(Type.Object({ id: Type.String(), phone_no: Type.String() })),
  current: Type.Optional(Type.Union([SectionRecord, Type.Null()])),
  sent: Type.Optional(Type.Object({}, { additionalProperties: true })),
})
export type ErrorBody = Static<typeof ErrorBody>

/** A successful response with only a message, e.g. `Password Changed Successful`. */
export const MessageResponse = Type.Object({ message: CatalogueText })
export type MessageResponse = Static<typeof MessageResponse>
