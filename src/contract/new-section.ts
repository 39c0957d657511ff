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

/** A published section that is to be taken away. */
export const RemoveSectionBody = Type.Object(
  {
    document: Type.String({ maxLength: 100 }),
    /** Of the draft that it replaces; 0 when there is none. */
    revision: Type.Integer({ minimum: 0 }),
    publication: Type.Integer({ minimum: 0 }),
  },
  { additionalProperties: false },
)
export type RemoveSectionBody = Static<typeof RemoveSectionBody>

/** The section that was made. */
export const AddedDocument = Type.Object({ document: Type.String() })
