import { Type } from 'typebox'
import type { Static } from 'typebox'
import { CatalogueText } from './catalogue-text.ts'
import { errorCodes } from './error-catalogue.ts'
import { SectionRecord } from './section.ts'

/** Every successful response. */
export interface Success<Data> {
  readonly data: Data
}

/** One answer that the server refused, by its JSON pointer in the answers that were sent. */
export const AnswerError = Type.Object({ pointer: Type.String(), message: Type.String() })
export type AnswerError = Static<typeof AnswerError>

/**
 * Every refusal. `message` is written for the person at the screen. `challenge` comes with `account-unverified` alone:
 * the one-time code that was just sent, so that the portal can go on to its screen. `current` and `sent` come with `stale`
 * and `key-reused`: the record as it is stored now, null when it was removed, and the answers that were sent.
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

/** A success that has nothing but a message, e.g. `Password Changed Successful`. */
export const MessageResponse = Type.Object({ message: CatalogueText })
export type MessageResponse = Static<typeof MessageResponse>
