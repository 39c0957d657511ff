import { Type } from 'typebox'
import type { Static } from 'typebox'
import { StoredFile } from './file.ts'

const Nullable = <Name extends ReturnType<typeof Type.String>>(schema: Name) => Type.Union([schema, Type.Null()])

/** Something that the owner agreed to or proved when they submitted. */
export const DeskEvidence = Type.Object({
  /** As the case type names it. */
  id: Type.String(),
  title: Type.String(),
  /** What was agreed to; of a long text, its title. */
  text: Type.String(),
  /** A date-time in the organisation's offset. */
  at: Type.String(),
  /** The language in which the text was read; null for what has none. */
  language: Nullable(Type.String()),
  /** Whether the text has other words today than those that were agreed to. */
  reworded: Type.Boolean(),
  /** To which phone a code was sent, in words. */
  how: Nullable(Type.String()),
  /** The picture of a signature. */
  picture: Type.Union([StoredFile, Type.Null()]),
})
export type DeskEvidence = Static<typeof DeskEvidence>
