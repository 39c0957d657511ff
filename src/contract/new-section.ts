import { Type } from 'typebox'
import type { Static } from 'typebox'
import { sectionEntries, sectionMembers } from '../engine/editing/new-section.ts'

/** A section that is to be made. */
export const AddSectionBody = Type.Object(
  {
    title: Type.String({ maxLength: 100, pattern: '\\S' }),
    /** The label of its first field, which is a required text. */
    label: Type.String({ maxLength: 100, pattern: '\\S' }),
    /** Whose profile has it. */
    members: Type.Enum([...sectionMembers]),
    /** Whether somebody may have many entries in it, or one. */
    entries: Type.Enum([...sectionEntries]),
  },
  { additionalProperties: false },
)
export type AddSectionBody = Static<typeof AddSectionBody>

/** The section that was made. */
export const AddedDocument = Type.Object({ document: Type.String() })
