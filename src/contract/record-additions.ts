import { formChangedField } from '../engine/revision/form-changed.ts'
import { namedRevisionField, revisionField } from './record-revision.ts'

/**
 * What the server adds to a record's answers; a client may send it back, and it is not stored again. Some clients spell
 * the profile's number with a small letter.
 */
export const recordAdditions = [
  'EntryNo',
  'ProfileID',
  'profileID',
  'formHash',
  formChangedField,
  revisionField,
  namedRevisionField,
] as const
