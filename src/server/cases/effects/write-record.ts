import type { Effect } from '../../../engine/cases/model/outcome.ts'
import type { JsonObject } from '../../../engine/json/json.ts'
import { entryFields } from '../../../contract/entry-field.ts'
import { checkAnswers } from '../../platform/forms/check-answers.ts'
import { contextOf } from '../../platform/forms/context-of.ts'
import type { TenantTransaction } from '../../platform/database/database.ts'
import { formOf } from '../../platform/published/published-tenant.ts'
import { insertRecord, listRecords, lockSection, updateRecord } from '../../profiles/records.ts'
import { revisedRow } from '../../sections/revised-row.ts'
import type { CasePlace } from '../case-place.ts'
import type { LoadedFacts } from '../facts/load-facts.ts'

type WriteToSection = Pick<Extract<Effect, { effect: 'write' }>, 'to' | 'record'>

/**
 * Adds a record of a section for the owner, or changes the one that the effect found. The section's form validates all
 * of it.
 *
 * @throws Refusal `invalid` when the record would not be valid, which refuses the whole step
 */
export async function writeRecordOfSection(
  tx: TenantTransaction,
  { tenant, profile, now }: CasePlace,
  { effect: { to, record }, values, facts }: RecordWriting,
): Promise<void> {
  const form = formOf(tenant, to)
  const context = { ...contextOf(tenant, now), ...contextIn(facts) }
  const last = await lockSection(tx, profile.id, to, record === undefined ? 1 : 0)
  const rows = await listRecords(tx, profile.id, [to])
  const isRecord = tenant.documents.get(to)?.page?.kind === 'record'
  const [field] = entryFields(form.document.schema)
  const row = record && rows.find(({ entry_no }) => isRecord || (field !== undefined && record[field] === entry_no))
  const kept = row === undefined ? undefined : revisedRow(form, row)
  const answers = checkAnswers(form, { ...kept?.answers, ...values }, context)
  const draft = { profileId: profile.id, section: to, answers, formHash: form.hash, retired: kept?.retired ?? {} }
  if (row === undefined) {
    const entryNo = record === undefined ? last : await lockSection(tx, profile.id, to, 1)
    await insertRecord(tx, { ...draft, entryNo }, now)
  } else await updateRecord(tx, { ...draft, entryNo: row.entry_no }, now)
}

export interface RecordWriting {
  readonly effect: WriteToSection
  readonly values: JsonObject
  readonly facts: LoadedFacts
}

const contextIn = ({ user, profile, settings }: LoadedFacts) => ({
  ...(user && { user }),
  ...(profile && { profile }),
  ...(settings && { settings }),
})
