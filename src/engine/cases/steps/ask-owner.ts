import { isJsonObject } from '../../json/json.ts'
import type { JsonObject } from '../../json/json.ts'
import { formatPointer, getAt, parsePointer, setAt } from '../../json/pointer.ts'
import type { JsonPointer } from '../../json/pointer.ts'
import { filesIn } from '../../reading/read-file.ts'
import type { CaseType } from '../case-type.ts'
import { nameOfActor } from '../model/actor.ts'
import type { AnswerAct, AskAct, WithdrawAct } from '../model/act.ts'
import { openQuestion } from '../model/case.ts'
import type { Case, CaseQuestion } from '../model/case.ts'
import type { CaseFacts } from '../model/case-facts.ts'
import { refused } from '../model/outcome.ts'
import type { Effect, HistoryEntry, StepOutcome } from '../model/outcome.ts'
import { fieldsPinned, isRecordPin, recordsPinned } from '../model/question-pin.ts'
import type { PinnedRecord, QuestionPin } from '../model/question-pin.ts'
import { historyEntry } from './history-entry.ts'
import { mayAct } from './may-act.ts'
import { staffIn } from './staff-in.ts'
import { unaskedChanges } from './unasked-changes.ts'

/**
 * Asks the owner a question about some fields and records. Timers wait and staff's transitions are closed until it is
 * answered.
 */
export function askOwner(type: CaseType, kase: Case, act: AskAct, facts: CaseFacts): StepOutcome {
  if (!mayAct(staffIn(type, kase.state), kase, act.by, facts)) return refused('not-yours')
  if (openQuestion(kase) !== undefined) return refused('asked')
  const { text, pins } = act.ask
  const unknown = pins.flatMap((pin, index) => (exists(pin, type, facts) ? [] : [formatPointer(['pins', index])]))
  if (unknown.length > 0) return refused('unknown-pin', { pointers: unknown })
  const records = recordsPinned(pins).map(({ section, entryNo }): PinnedRecord => {
    const before = facts.recordAt?.({ section, entryNo }).submitted
    return { section, entryNo, ...(before && { before }) }
  })
  const question: CaseQuestion = {
    at: facts.now,
    by: nameOfActor(act.by),
    text,
    pins,
    ...(records.length > 0 && { records }),
  }
  const next = { ...kase, revision: kase.revision + 1, questions: [...kase.questions, question] }
  return done(kase, next, { kind: 'question', act, input: { text, pins } }, facts)
}

/**
 * Whether there is what a pin names: a field of the case's form, or a record that was submitted or is stored now, with
 * the file whose page is asked about.
 */
function exists(pin: QuestionPin, type: CaseType, { recordAt }: CaseFacts): boolean {
  if (!isRecordPin(pin)) return type.fields.has(parsePointer(pin.field)[0] ?? '')
  const { submitted, current } = recordAt?.(pin) ?? {}
  const { page } = pin
  const found = [submitted, current].filter((record) => record !== undefined)
  return page === undefined ? found.length > 0 : found.some((record) => hasFile(record, page.file))
}

const hasFile = (record: JsonObject, id: string): boolean => filesIn(record, '').some((file) => file.id === id)

/**
 * Answers the open question. Only what it is pinned to changes: what was submitted is frozen again with the pinned
 * records as they are now, beside what was frozen before.
 */
export function answerQuestion(type: CaseType, kase: Case, act: AnswerAct, facts: CaseFacts): StepOutcome {
  const question = openQuestion(kase)
  if (question === undefined) return refused('not-asked')
  if (act.by.kind === 'system' || act.by.id !== kase.owner) return refused('not-yours')
  const fields = fieldsPinned(question.pins)
  const before = kase.frozen?.answers ?? kase.answers
  const sent = changeable(type, act.answer.answers ?? before)
  const unasked = unaskedChanges(before, sent, fields)
  if (unasked.length > 0) return refused('not-pinned', { pointers: unasked })
  const after = withFields(before, sent, fields, type.written)
  const issues = facts.issuesOf?.(type.id, after) ?? []
  if (issues.length > 0) return refused('invalid', { issues })
  const { words } = act.answer
  const records = recordsNow(question, facts)
  const closed = closeQuestion(kase, {
    closedAt: facts.now,
    changed: { before, after },
    ...(records.length > 0 && { records }),
    ...(words !== undefined && { words }),
  })
  const frozen = kase.frozen && { ...kase.frozen, answers: after }
  const next: Case = { ...closed, answers: after, ...(frozen && { frozen }) }
  const isFrozenAgain = frozen !== undefined && question.pins.length > 0
  const effects: readonly Effect[] = isFrozenAgain ? [{ effect: 'freeze-again', frozen, records }] : []
  return done(kase, next, { kind: 'answer', act, effects, ...(words !== undefined && { input: { words } }) }, facts)
}

/** The pinned records with their present state. */
const recordsNow = ({ records = [] }: CaseQuestion, { recordAt }: CaseFacts): readonly PinnedRecord[] =>
  records.map((record) => {
    const after = recordAt?.(record).current
    return { ...record, ...(after && { after }) }
  })

/** Withdraws the open question. */
export function withdrawQuestion(type: CaseType, kase: Case, act: WithdrawAct, facts: CaseFacts): StepOutcome {
  if (openQuestion(kase) === undefined) return refused('not-asked')
  if (!mayAct(staffIn(type, kase.state), kase, act.by, facts)) return refused('not-yours')
  return done(kase, closeQuestion(kase, { closedAt: facts.now }), { kind: 'withdrawal', act }, facts)
}

function closeQuestion(kase: Case, closing: Pick<CaseQuestion, 'closedAt' | 'changed' | 'records' | 'words'>): Case {
  const questions = kase.questions.map((one) => (one.closedAt === undefined ? { ...one, ...closing } : one))
  return { ...kase, revision: kase.revision + 1, questions }
}

/** Sent answers without what is no field, and what only effects write: both are dropped wherever answers are sent. */
const changeable = (type: CaseType, sent: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(sent).filter(([name]) => type.fields.has(name) && !type.written.has(name)))

function withFields(
  before: JsonObject,
  sent: JsonObject,
  fields: readonly JsonPointer[],
  written: ReadonlySet<string>,
): JsonObject {
  return fields.reduce<JsonObject>((answers, pointer) => {
    if (written.has(parsePointer(pointer)[0] ?? '')) return answers
    const changed = setAt(answers, pointer, getAt(sent, pointer))
    return isJsonObject(changed) ? changed : answers
  }, before)
}

interface Done extends Pick<HistoryEntry, 'kind'> {
  readonly act: AskAct | AnswerAct | WithdrawAct
  readonly input?: JsonObject
  readonly effects?: readonly Effect[]
}

function done(from: Case, next: Case, { kind, act, input, effects = [] }: Done, { now }: CaseFacts): StepOutcome {
  const entry = historyEntry({ kind, act, from, to: next }, { now, ...(input && { input }) })
  return { ok: true, next, effects, events: [], history: [entry] }
}
