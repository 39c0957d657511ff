import type { DocumentId } from '../../engine/document/document-id.ts'

/** Where the referees of a profile are kept. */
export const refereeSection: DocumentId = 'sections/referees'
