import { Type } from 'typebox'
import type { Static } from 'typebox'
import { stateColors } from '../engine/cases/model/state-color.ts'
import { defineCall } from './define-call.ts'

/** An answer as people read it. */
export const ShownAnswer = Type.Object({
  /** The field's id. */
  name: Type.String(),
  /** What the field is called, and its answer, in the caller's language. */
  title: Type.String(),
  text: Type.String(),
})
export type ShownAnswer = Static<typeof ShownAnswer>

/** The case of an issued document whose code somebody shows, to whoever may act on it. */
export const ScannedCase = Type.Object({
  /** As in paths, e.g. `event-booking`. */
  type: Type.String(),
  id: Type.String(),
  revision: Type.Integer(),
  /** Its state. */
  title: Type.String(),
  color: Type.Enum([...stateColors]),
  /** What its type declares to be shown with the document, e.g. of which event a ticket is. */
  answers: Type.Array(ShownAnswer),
  /** The transition that is taken by showing the document; null when it is not offered to the caller. */
  transition: Type.Union([
    Type.Object({
      id: Type.String(),
      title: Type.String(),
      /** Why it cannot be taken now; empty when it can. */
      closed: Type.Array(Type.String()),
    }),
    Type.Null(),
  ]),
  /** When it was taken, a date-time; null before. */
  taken: Type.Union([Type.String(), Type.Null()]),
})
export type ScannedCase = Static<typeof ScannedCase>

/** What staff ask who are shown a document, e.g. a ticket at the door. */
export const caseScanCalls = {
  scannedCase: defineCall({
    session: 'required',
    tag: 'Case',
    method: 'GET',
    path: 'scans/:code',
    summary: 'The case of an issued document that somebody shows, and what the caller may do with it then',
    response: ScannedCase,
    refusals: ['not-found'],
  }),
}
