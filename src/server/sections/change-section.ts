import { evaluate } from '../../engine/condition/evaluate.ts'
import type { JsonObject } from '../../engine/json.ts'
import type { RetiredAnswers } from '../../engine/revision/revise-record.ts'
import { checkAnswers } from '../forms/check-answers.ts'
import type { TenantTransaction } from '../db/database.ts'
import { isFileAnswer } from '../intake/file-answer.ts'
import type { Incoming } from '../intake/incoming.ts'
import { fieldsInProfile, profileDocuments, sectionsInProfile } from '../profiles/profile-sections.ts'
import type { ProfileRow } from '../profiles/profiles.ts'
import { formOf } from '../published/published-tenant.ts'
import type { SectionCall, SectionPage } from '../published/section-calls.ts'
import { Refusal } from '../refusal.ts'
import { entryFields } from '../../contract/entry-field.ts'
import { entryNumberIn } from './entry-number.ts'
import { readSettings } from '../settings/read-settings.ts'
import { deleteFiles, listFiles, requireWhole, resolveFiles, setFiles } from './record-files.ts'
import { recordListeners } from './record-listeners.ts'
import { deleteRecord, insertRecord, listRecords, lockSection, updateRecord } from './records.ts'
import type { RecordDraft, RecordRow } from './records.ts'
import { revisedRow } from './revised-row.ts'
import { sectionContext } from './section-context.ts'
import type { Caller, SectionState } from './section-context.ts'
import { withServerFields, withoutServerFields } from './server-fields.ts'
import { withoutAdditions } from './wire-record.ts'

/** A change that a call asks for: who makes it, and of whose profile which section. */
export interface SectionChange {
  readonly caller: Caller
  readonly call: SectionCall
  readonly profile: ProfileRow
  readonly incoming: Incoming
}

/** A change that was made in a transaction, and the files that are to be forgotten once it is committed. */
export interface Changed {
  readonly row: RecordRow
  readonly kept: ReadonlySet<string>
  readonly dropped: readonly string[]
}

/** Throws `forbidden` when the section's page says that it is not for this caller. */
export function requireOpen(caller: Caller, call: SectionCall, state: SectionState): void {
  const condition = call.page.when
  if (condition === undefined) return
  const { user = {}, profile = {}, settings = {}, today, records = [] } = sectionContext(caller, state)
  if (!evaluate(condition, { user, profile, settings, today, records })) throw new Refusal('forbidden')
}

/** What a section of a profile holds now. */
export async function readSection(
  tx: TenantTransaction,
  { caller, call, profile }: Omit<SectionChange, 'incoming'>,
): Promise<SectionState> {
  const ofProfile = [...sectionsInProfile(caller.tenant), profileDocuments(profile.type).section]
  const all = await listRecords(tx, profile.id, [...new Set([call.section, ...ofProfile])])
  const { settings } = await readSettings(tx, caller.tenant)
  return {
    form: formOf(caller.tenant, call.section),
    profile,
    profileAnswers: Object.assign({}, ...ofProfile.map((id) => all.find(({ section }) => section === id)?.answers)),
    rows: all.filter(({ section }) => section === call.section),
    record: undefined,
    settings: settings.minor_settings,
  }
}

/**
 * What a section that is to be changed holds; nobody else changes it until the transaction ends.
 *
 * @param taken how many entry numbers are taken
 * @returns the last of them, too
 */
async function openSection(tx: TenantTransaction, change: SectionChange, taken = 0) {
  const entryNo = await lockSection(tx, change.profile.id, change.call.section, taken)
  const state = await readSection(tx, change)
  requireOpen(change.caller, change.call, state)
  return { state, entryNo }
}

/**
 * Adds a record under the section's next entry number. A record section takes one only.
 *
 * @throws Refusal `invalid`, `already-exists`, `forbidden`
 */
export async function addRecord(tx: TenantTransaction, change: SectionChange): Promise<Changed> {
  const { caller, call, incoming } = change
  const { state, entryNo } = await openSection(tx, change, 1)
  if (call.page.kind === 'record' && state.rows.length > 0) throw new Refusal('already-exists')
  const draft = draftOf(change, state, { entryNo, stored: [], retired: {} })
  const row = await insertRecord(tx, draft, caller.now)
  return { row, ...(await setFiles(tx, draft, incoming, [], caller.now)) }
}

/**
 * Replaces the answers of the record that the body's entry number names, or of a record section's only one.
 *
 * @throws Refusal `invalid`, `not-found`, `forbidden`
 */
export async function changeRecord(tx: TenantTransaction, change: SectionChange): Promise<Changed> {
  const { caller, call, incoming } = change
  const { state: before } = await openSection(tx, change)
  const record = recordNamed(call, before, incoming.answers)
  const stored = await listFiles(tx, record)
  const revised = revisedRow(before.form, record)
  const whole = { ...change, incoming: { ...incoming, answers: withUnsentFiles(incoming, revised.answers) } }
  const place = { entryNo: record.entry_no, stored, retired: revised.retired }
  const draft = draftOf(whole, { ...before, record }, place)
  const updated = await updateRecord(tx, draft, caller.now)
  const row = (await recordListeners.get(call.section)?.changed(tx, caller, updated)) ?? updated
  return { row, ...(await setFiles(tx, draft, incoming, stored, caller.now)) }
}

/** Removes the record that the body's entry number names. */
export async function removeRecord(tx: TenantTransaction, change: SectionChange): Promise<Changed> {
  const { caller, call, incoming } = change
  const { state } = await openSection(tx, change)
  const row = recordNamed(call, state, incoming.answers)
  const dropped = (await listFiles(tx, row)).map(({ id }) => id)
  await recordListeners.get(call.section)?.removed(tx, caller, row)
  await deleteFiles(tx, dropped)
  await deleteRecord(tx, row)
  return { row, kept: new Set(), dropped }
}

/** Whether a collection's page keeps one record only, which the next takes the place of. */
export const keepsOne = (page: SectionPage): boolean => page.kind === 'collection' && page.layout?.mode === 'field'

/** The record that a body's entry number names, or a record section's only one. Throws `not-found`. */
export function recordNamed(call: SectionCall, { form, rows }: SectionState, answers: Incoming['answers']): RecordRow {
  const entryNo = entryNumberIn(answers, entryFields(form.document.schema))
  const isOnly = call.page.kind === 'record' || (entryNo === undefined && keepsOne(call.page))
  const record = isOnly ? rows[0] : rows.find((row) => row.entry_no === entryNo)
  if (!record) throw new Refusal('not-found')
  return record
}

/** The answers with those files that the record has and parts of form data, which cannot name a stored file, do not send. */
function withUnsentFiles({ answers, parts }: Incoming, before: JsonObject): JsonObject {
  if (parts === undefined) return answers
  const unsent = Object.entries(before).filter(([name, value]) => isFileAnswer(value) && !parts.has(name))
  return { ...Object.fromEntries(unsent), ...answers }
}

interface Place {
  readonly entryNo: number
  readonly stored: Awaited<ReturnType<typeof listFiles>>
  /** What the record holds that the form does not ask. */
  readonly retired: RetiredAnswers
}

function draftOf(
  { caller, call: { section }, profile, incoming }: SectionChange,
  state: SectionState,
  place: Place,
): RecordDraft {
  const { form } = state
  const { schema } = form.document
  const own = withoutAdditions(form, incoming.answers, fieldsInProfile(caller.tenant, section))
  const claimed = resolveFiles(schema, { ...incoming, answers: withoutServerFields(schema, own) }, place.stored)
  const answers = checkAnswers(form, claimed, sectionContext(caller, state))
  requireWhole(answers, incoming)
  return {
    profileId: profile.id,
    section,
    entryNo: place.entryNo,
    answers: withServerFields(schema, answers, state.record?.answers ?? {}),
    formHash: form.hash,
    retired: place.retired,
  }
}
