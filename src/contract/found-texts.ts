import { Type } from 'typebox'
import type { Static } from 'typebox'

/** A document that has what is sought, and where: at most three of its texts and names. */
export const FoundTexts = Type.Object({ document: Type.String(), texts: Type.Array(Type.String(), { maxItems: 3 }) })
export type FoundTexts = Static<typeof FoundTexts>
