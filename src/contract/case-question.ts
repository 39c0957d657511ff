import { Type } from 'typebox'
import type { Static } from 'typebox'
import type { JsonObject } from '../engine/json/json.ts'

const Answers = Type.Unsafe<JsonObject>({ type: 'object' })
const closed = { additionalProperties: false } as const

const field = Type.String({ maxLength: 500, pattern: '^/' })
const record = { section: Type.String({ maxLength: 100 }), entryNo: Type.Integer({ minimum: 0 }) } as const

/** A page of a file in the record, counted from 1. */
const FilePage = Type.Object(
  { file: Type.String({ maxLength: 100 }), number: Type.Integer({ minimum: 1, maximum: 10_000 }) },
  closed,
)
const page = Type.Optional(FilePage)

/** What a question is about: a field of the case's own form, a record of a section, or a page of a file in it. */
const AskedPin = Type.Union([Type.Object({ field }, closed), Type.Object({ ...record, page }, closed)])

/** The same as it is read, with the record as the case had it when the question was asked. */
const ShownPin = Type.Union([
  Type.Object({ field }),
  Type.Object({
    ...record,
    page,
    /** Absent where it was added after the case was submitted, and for a reader who sees no records of the profile. */
    record: Type.Optional(Answers),
  }),
])
export type ShownPin = Static<typeof ShownPin>

/** The question that waits for the owner. Moments are date-times in the organisation's offset. */
export const AskedQuestion = Type.Object({ at: Type.String(), text: Type.String(), pins: Type.Array(ShownPin) })
export type AskedQuestion = Static<typeof AskedQuestion>

/** A question that was answered, with what the owner changed for it. */
export const AnsweredQuestion = Type.Object({
  ...AskedQuestion.properties,
  /** The name of the person who asked. */
  by: Type.String(),
  answeredAt: Type.String(),
  /** What the owner wrote beside the corrections; empty for nothing. */
  words: Type.String(),
  /** The case's own answers, as far as the caller sees them. */
  answers: Type.Object({ before: Answers, after: Answers }),
  records: Type.Array(
    Type.Object({
      ...record,
      /** Null where it was added after the case was submitted. */
      before: Type.Union([Answers, Type.Null()]),
      /** Null where the owner has removed it. */
      after: Type.Union([Answers, Type.Null()]),
    }),
  ),
})
export type AnsweredQuestion = Static<typeof AnsweredQuestion>

const text = Type.String({ minLength: 1, maxLength: 5000 })
const revision = Type.Optional(Type.Integer({ minimum: 1 }))

/** The bodies of the calls about questions. */
export const questionBodies = {
  ask: Type.Object({ text, pins: Type.Array(AskedPin, { maxItems: 100, uniqueItems: true }), revision }, closed),
  answer: Type.Object({ answers: Type.Optional(Answers), words: Type.Optional(text), revision }, closed),
  withdraw: Type.Object({ revision }, closed),
}
