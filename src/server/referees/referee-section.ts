import type { DocumentId } from '../../engine/document/document-id.ts'

/** The section with the referees of a profile. */
export const refereeSection: DocumentId = 'sections/referees'
