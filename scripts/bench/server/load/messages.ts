import { Type } from 'typebox'
import type { Static } from 'typebox'

/** The message to the process that sends the requests. */
export const LoadPlan = Type.Object({
  port: Type.Number(),
  /** One for each member. */
  tokens: Type.Array(Type.String()),
  password: Type.String(),
  seconds: Type.Number(),
  /** How long a member looks at a screen, on average; milliseconds. 0 for no pause. */
  pause: Type.Number(),
  seed: Type.Number(),
})
export type LoadPlan = Static<typeof LoadPlan>

/** The result that the process sends back: milliseconds of each call, by kind, and the errors. */
export const LoadOutcome = Type.Object({
  times: Type.Record(Type.String(), Type.Array(Type.Number())),
  refused: Type.Array(Type.String()),
  seconds: Type.Number(),
})
export type LoadOutcome = Static<typeof LoadOutcome>

/** A response that the bare server sends without any work. */
export const BareAnswer = Type.Object({
  method: Type.String(),
  path: Type.String(),
  status: Type.Number(),
  headers: Type.Array(Type.Tuple([Type.String(), Type.String()])),
  /** As base64. */
  body: Type.String(),
})
export type BareAnswer = Static<typeof BareAnswer>
export const BareAnswers = Type.Array(BareAnswer)

export const BarePort = Type.Object({ port: Type.Number() })
