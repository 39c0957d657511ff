import { Type } from 'typebox'
import type { Static } from 'typebox'

/** Which layer set a value, why, and what it was before. */
export const Origin = Type.Object({
  /** Into the composed document. */
  pointer: Type.String(),
  /** `variant:<name>`, `tenant:<id>`. */
  layer: Type.String(),
  reason: Type.String(),
  /** What happened to it; a removal from a list is noted at the list, and says nothing of what the list still has. */
  action: Type.Enum(['update', 'copy', 'remove']),
  was: Type.Optional(Type.Unknown()),
})
export type ValueOrigin = Static<typeof Origin>
