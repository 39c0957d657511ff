import type { JsonObject } from '../../engine/json/json.ts'
import { keepFixed } from '../../engine/rules/keep-fixed.ts'
import type { RetiredAnswers } from '../../engine/revision/revise-record.ts'
import { checkAnswers } from '../platform/forms/check-answers.ts'
import type { TenantTransaction } from '../platform/database/database.ts'
import { isFileAnswer } from '../http/intake/file-answer.ts'
import type { Incoming } from '../http/intake/incoming.ts'
import { fillFromRegister } from '../members/fill-from-register.ts'
import { fieldsInProfile } from '../profiles/profile-sections.ts'
import { requireRoomForRecord } from '../platform/quotas/require-room-for-record.ts'
import { Refusal } from '../platform/refusal.ts'
import { blankFiles } from './blank-files.ts'
import { takeEntryNumber } from './open-section.ts'
import { deleteFiles, listFiles, requireWhole, resolveFiles, setFiles } from './record-files.ts'
import { recordToChange, recordToRemove, staleRefusal } from './record-to-change.ts'
import { deleteRecord, insertRecord, updateRecord } from '../profiles/records.ts'
import type { RecordDraft } from '../profiles/records.ts'
import { requireGate } from './require-gate.ts'
import { revisedRow } from './revised-row.ts'
import type { Changed, OpenedChange, Removed, SectionChange } from './section-change.ts'
import { sectionContext } from './section-context.ts'
import type { SectionState } from './section-context.ts'
import { withServerFields, withoutServerFields } from './server-fields.ts'
import { withoutAdditions } from './wire-record.ts'

/**
 * Adds a record with the section's next entry number. A record section has at most one.
 *
 * @throws Refusal `invalid`, `already-exists`, `forbidden`, `too-many-records`, `profile-full`; `stale` when the call
 *   states that there was no record
 */
export async function addRecord(tx: TenantTransaction, change: OpenedChange): Promise<Changed> {
  const { caller, call, incoming, state } = change
  const only = call.page.kind === 'record' ? state.rows[0] : undefined
  if (only)
    throw change.conditions?.revision === null ? staleRefusal(change, state, only) : new Refusal('already-exists')
  requireRoomForRecord(caller.tenant, call.page, state.rows.length)
  const entryNo = await takeEntryNumber(tx, change)
  const draft = await draftOf(tx, change, state, { entryNo, stored: [], retired: {} })
  await requireGate(tx, change, draft.answers)
  const row = await insertRecord(tx, draft, caller.now)
  return { row, ...(await setFiles(tx, draft, { incoming, stored: [] }, caller)) }
}

/**
 * Replaces the answers of the record with the body's entry number, or of a record section's only one.
 *
 * @throws Refusal `invalid`, `not-found`, `forbidden`, `stale`, `revision-required`
 */
export async function changeRecord(tx: TenantTransaction, change: OpenedChange): Promise<Changed> {
  const { caller, call, incoming, listeners, state: before } = change
  const record = recordToChange(change, before, change.lastEntryNo)
  const stored = await listFiles(tx, record)
  const revised = revisedRow(before.form, record)
  const whole = { ...change, incoming: { ...incoming, answers: withUnsentFiles(incoming, revised.answers) } }
  const place = { entryNo: record.entry_no, stored, retired: revised.retired }
  const draft = await draftOf(tx, whole, { ...before, record }, place)
  await requireGate(tx, change, draft.answers)
  const updated = await updateRecord(tx, draft, caller.now)
  const row = (await listeners?.get(call.section)?.changed(tx, caller, updated)) ?? updated
  return { row, ...(await setFiles(tx, draft, { incoming, stored }, caller)) }
}

/**
 * Removes the record with the body's entry number; `row` is undefined when it was removed before.
 *
 * @throws Refusal `not-found`, `forbidden`, `stale`, `revision-required`
 */
export async function removeRecord(tx: TenantTransaction, change: OpenedChange): Promise<Removed> {
  const { caller, call, listeners } = change
  const row = recordToRemove(change, change.state, change.lastEntryNo)
  if (!row) return { row, kept: new Set(), dropped: [] }
  const dropped = (await listFiles(tx, row)).map(({ id }) => id)
  await listeners?.get(call.section)?.removed(tx, caller, row)
  await deleteFiles(tx, dropped)
  await deleteRecord(tx, row)
  return { row, kept: new Set(), dropped }
}

/** The answers plus the record's files whose fields were not sent. Parts of form data cannot refer to a stored file. */
function withUnsentFiles({ answers, parts }: Incoming, before: JsonObject): JsonObject {
  if (parts === undefined) return answers
  const unsent = Object.entries(before).filter(([name, value]) => isFileAnswer(value) && !parts.has(name))
  return { ...Object.fromEntries(unsent), ...answers }
}

interface Place {
  readonly entryNo: number
  readonly stored: Awaited<ReturnType<typeof listFiles>>
  /** The record's values that the form does not contain. */
  readonly retired: RetiredAnswers
}

async function draftOf(
  tx: TenantTransaction,
  { caller, call: { section }, profile, incoming }: SectionChange,
  state: SectionState,
  place: Place,
): Promise<RecordDraft> {
  const { form } = state
  const { schema } = form.document
  const own = withoutAdditions(form, incoming.answers, fieldsInProfile(caller.tenant, section))
  const claimed = resolveFiles(form, { ...incoming, answers: withoutServerFields(schema, own) }, place.stored)
  const others = state.rows.filter(({ entry_no }) => entry_no !== place.entryNo).map((row) => row.answers)
  const context = sectionContext(caller, state)
  const before = state.record && revisedRow(form, state.record).answers
  const open = before ? keepFixed(form.plan.rules, claimed, before, context) : claimed
  const filled = await fillFromRegister(tx, form, open, { ...caller, others })
  const issues = [...filled.issues, ...blankFiles(form, caller.tenant, filled.answers, incoming.files)]
  const answers = checkAnswers(form, filled.answers, context, { ...filled, issues })
  requireWhole(answers, incoming)
  return {
    profileId: profile.id,
    section,
    entryNo: place.entryNo,
    answers: withServerFields(schema, answers, { ...state.record?.answers, ...filled.noted }),
    formHash: form.hash,
    retired: place.retired,
  }
}
