import { Type } from 'typebox'
import type { Static } from 'typebox'
import { formChangedField } from '../engine/revision/form-changed.ts'
import { revisionField } from './record-revision.ts'

/**
 * One record of a profile section, under the wire names that its schema declares. The server adds `EntryNo` (the number
 * within profile and section; in a section whose schema marks a field with `entryNumber`, under that name),
 * `ProfileID`, which a schema may declare as `profileID` too, `formHash`, the form that it was written under,
 * `$formChanged` if that is not the current form, and `$revision`, which a change of the record sends back.
 */
export const SectionRecord = Type.Object(
  {
    ProfileID: Type.String(),
    formHash: Type.String(),
    [formChangedField]: Type.Optional(Type.Literal(true)),
    [revisionField]: Type.String(),
  },
  { additionalProperties: true },
)
export type SectionRecord = Static<typeof SectionRecord> & Readonly<Record<string, unknown>>

export const SectionRecords = Type.Array(SectionRecord)
export type SectionRecords = readonly SectionRecord[]
