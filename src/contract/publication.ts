import { Type } from 'typebox'
import type { Static } from 'typebox'
import { Action, Done, Sequence } from './edited-form.ts'

/** One publication. */
export const Publication = Type.Object({
  publication: Type.Integer({ minimum: 1 }),
  ...Done.properties,
  reason: Type.String(),
  /** The forms that it changed, by their titles. */
  forms: Type.Array(Type.String()),
  /** The publication that it brought back; null for one that brought back none. */
  restores: Type.Union([Sequence, Type.Null()]),
})
export type Publication = Static<typeof Publication>

/** The differences between two publications, by form. */
export const PublicationDifference = Type.Object({
  document: Type.String(),
  title: Type.String(),
  removed: Type.Array(Action),
  added: Type.Array(Action),
})
export type PublicationDifference = Static<typeof PublicationDifference>
