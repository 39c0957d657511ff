import type { SectionRecord } from '../../contract/section.ts'
import { recordAdditions } from '../../contract/record-additions.ts'
import { isJsonObject } from '../../engine/json.ts'
import type { JsonObject } from '../../engine/json.ts'
import type { CompiledForm } from '../../engine/validation/compiled-form.ts'
import { entryField } from '../../contract/entry-field.ts'
import type { RecordRow } from './records.ts'
import { revisedRow } from './revised-row.ts'

/** A record as it travels, whatever form it was written under: the answers that the form asks now, and what the server adds. */
export function wireRecord(form: CompiledForm, row: RecordRow): SectionRecord & JsonObject {
  return {
    ...revisedRow(form, row).answers,
    [entryField(form.document.schema)]: row.entry_no,
    ProfileID: row.profile_id,
    formHash: row.form_hash,
  }
}

/** What a profile's record carries beside a section's. */
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

/** A body without what the server added to the record when it was read, unless the form declares it. */
export function withoutAdditions(form: CompiledForm, body: JsonObject): JsonObject {
  const declared = isJsonObject(form.document.schema?.properties) ? form.document.schema.properties : {}
  const entry = entryField(form.document.schema)
  const added = new Set<string>(
    [...recordAdditions, ...profileAdditions].filter((name) => !Object.hasOwn(declared, name)),
  )
  return Object.fromEntries(Object.entries(body).filter(([name]) => name !== entry && !added.has(name)))
}
