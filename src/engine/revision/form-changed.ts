import type { JsonObject } from '../json/json.ts'

/** The wire name of the mark of a record that its current form has not checked. Names of fields begin with a letter. */
export const formChangedField = '$formChanged'

/** Whether a record's form has changed since the record was written, so that the form may ask for more than it has. */
export const isFormChanged = (record: JsonObject): boolean => record[formChangedField] === true
