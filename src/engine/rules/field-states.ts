import type { JsonPointer } from '../json/pointer.ts'

/** The states of a form's fields, by JSON pointer into the answers (`/contacts/0/City`). Each is computed on demand. */
export interface FieldStates {
  /** Whether the field and everything around it is visible. */
  isVisible(pointer: JsonPointer): boolean
  /** Whether the field and everything around it may be edited. */
  isEnabled(pointer: JsonPointer): boolean
  /** Whether an answer is required: by the schema, its conditions or a rule, while the field is visible. */
  isRequired(pointer: JsonPointer): boolean
  /** The same without the conditions of the schema, whose own checks report what is missing. */
  isRequiredByRules(pointer: JsonPointer): boolean
}
