import type { JsonPointer } from '../json/pointer.ts'

/** The states of a form's fields, by JSON pointer into the answers (`/contacts/0/City`). Each is worked out when asked. */
export interface FieldStates {
  /** Whether the field and everything around it is shown. */
  isVisible(pointer: JsonPointer): boolean
  /** Whether the field and everything around it may be edited. */
  isEnabled(pointer: JsonPointer): boolean
  /** Whether an answer must be given: by the schema or by a rule, and the field is shown. */
  isRequired(pointer: JsonPointer): boolean
}
