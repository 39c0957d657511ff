import { Type } from 'typebox'
import type { Static } from 'typebox'

/** A PDF in base64. */
export const PrintedPdf = Type.String({ description: 'A PDF in base64', contentEncoding: 'base64' })
export type PrintedPdf = Static<typeof PrintedPdf>
