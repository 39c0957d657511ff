import type { SectionRecord } from '../../contract/section.ts'
import { revisionField } from '../../contract/record-revision.ts'
import { withOtherCleared } from '../../engine/reading/other-choice.ts'
import { recordAdditions } from '../../contract/record-additions.ts'
import { objectAt } from '../../engine/json/json.ts'
import type { JsonObject } from '../../engine/json/json.ts'
import { formChangedField } from '../../engine/revision/form-changed.ts'
import type { CompiledForm } from '../../engine/validation/compiled-form.ts'
import { entryFields } from '../../contract/entry-field.ts'
import { revisionOf } from './record-revision.ts'
import type { RecordRow } from '../profiles/records.ts'
import { revisedRow } from './revised-row.ts'

/** A record as in responses. Where its form has a text for "Other", the choice of it is empty. */
export const wireRecord = (form: CompiledForm, row: RecordRow): SectionRecord & JsonObject =>
  withServerAdditions(form, row, withOtherCleared(form.plan.otherChoices, revisedRow(form, row).answers))

/** A record as forms and conditions use it, otherwise as in responses. */
export const fullRecord = (form: CompiledForm, row: RecordRow): SectionRecord & JsonObject =>
  withServerAdditions(form, row, revisedRow(form, row).answers)

/** A form that declares `profileID`, so spelt, gets the profile's id there too. */
function withServerAdditions(form: CompiledForm, row: RecordRow, answers: JsonObject): SectionRecord & JsonObject {
  return {
    ...answers,
    ...Object.fromEntries(entryFields(form.document.schema).map((field) => [field, row.entry_no])),
    ...(Object.hasOwn(objectAt(form.document.schema, 'properties'), 'profileID') && { profileID: row.profile_id }),
    ProfileID: row.profile_id,
    formHash: row.form_hash,
    ...(row.form_hash !== form.hash && { [formChangedField]: true as const }),
    [revisionField]: revisionOf(row),
  }
}

/** The properties of a profile's record in addition to a section's. */
const profileAdditions = [
  'Email',
  'MemberShipType',
  'Type',
  'MemberNo',
  'confirmed',
  'nameApproved',
  'ProfileComplete',
  'memberInformation',
  'contacts',
  'workexp',
] as const

/**
 * A body without the server's additions to a record, except those that the form declares.
 *
 * @param inProfile fields of other sections that the profile's record contains
 */
export function withoutAdditions(form: CompiledForm, body: JsonObject, inProfile: readonly string[] = []): JsonObject {
  const declared = objectAt(form.document.schema, 'properties')
  const added = new Set<string>([
    ...entryFields(form.document.schema),
    ...[...recordAdditions, ...profileAdditions, ...inProfile].filter((name) => !Object.hasOwn(declared, name)),
  ])
  return Object.fromEntries(Object.entries(body).filter(([name]) => !added.has(name)))
}
