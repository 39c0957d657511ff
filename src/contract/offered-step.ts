import { Type } from 'typebox'
import { ClosingReason } from './response.ts'

/** A transition that the caller has in view, and everything that closes it; nothing when it may be taken. */
export const OfferedStep = Type.Object({
  id: Type.String(),
  title: Type.String(),
  closed: Type.Array(ClosingReason),
  /** The owner only ends the case with it, while others can take it further. */
  withdraws: Type.Optional(Type.Literal(true)),
})
