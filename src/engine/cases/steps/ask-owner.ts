import { setAt, getAt } from '../../json/pointer.ts'
import type { JsonObject } from '../../json/json.ts'
import { isJsonObject } from '../../json/json.ts'
import type { CaseType } from '../case-type.ts'
import { nameOfActor } from '../model/actor.ts'
import type { AnswerAct, AskAct, WithdrawAct } from '../model/act.ts'
import { openQuestion } from '../model/case.ts'
import type { Case, CaseQuestion } from '../model/case.ts'
import type { CaseFacts } from '../model/case-facts.ts'
import { refused } from '../model/outcome.ts'
import type { HistoryEntry, StepOutcome } from '../model/outcome.ts'
import { historyEntry } from './history-entry.ts'
import { mayAct } from './may-act.ts'
import { staffIn } from './staff-in.ts'

/** Asks the owner a question about some fields. Timers wait and staff's transitions are closed until it is answered. */
export function askOwner(type: CaseType, kase: Case, act: AskAct, facts: CaseFacts): StepOutcome {
  if (!mayAct(staffIn(type, kase.state), kase, act.by, facts)) return refused('not-yours')
  if (openQuestion(kase) !== undefined) return refused('asked')
  const { text, fields } = act.ask
  const question: CaseQuestion = { at: facts.now, by: nameOfActor(act.by), text, fields }
  const next = { ...kase, revision: kase.revision + 1, questions: [...kase.questions, question] }
  return done(kase, next, { kind: 'question', act, input: { text, fields } }, facts)
}

/** Answers the open question: only the fields that it names change, and what was submitted is kept beside it. */
export function answerQuestion(type: CaseType, kase: Case, act: AnswerAct, facts: CaseFacts): StepOutcome {
  const question = openQuestion(kase)
  if (question === undefined) return refused('not-asked')
  if (act.by.kind === 'system' || act.by.id !== kase.owner) return refused('not-yours')
  const before = kase.frozen?.answers ?? kase.answers
  const after = withFields(before, act.answer, question.fields, type.written)
  const issues = facts.issuesOf?.(type.id, after) ?? []
  if (issues.length > 0) return refused('invalid', { issues })
  const closed = closeQuestion(kase, { closedAt: facts.now, changed: { before, after } })
  const { frozen } = kase
  const next: Case = { ...closed, answers: after, ...(frozen && { frozen: { ...frozen, answers: after } }) }
  return done(kase, next, { kind: 'answer', act }, facts)
}

/** Withdraws the open question. */
export function withdrawQuestion(type: CaseType, kase: Case, act: WithdrawAct, facts: CaseFacts): StepOutcome {
  if (openQuestion(kase) === undefined) return refused('not-asked')
  if (!mayAct(staffIn(type, kase.state), kase, act.by, facts)) return refused('not-yours')
  return done(kase, closeQuestion(kase, { closedAt: facts.now }), { kind: 'withdrawal', act }, facts)
}

function closeQuestion(kase: Case, closing: Pick<CaseQuestion, 'closedAt' | 'changed'>): Case {
  const questions = kase.questions.map((one) => (one.closedAt === undefined ? { ...one, ...closing } : one))
  return { ...kase, revision: kase.revision + 1, questions }
}

function withFields(
  before: JsonObject,
  sent: JsonObject,
  fields: readonly string[],
  written: ReadonlySet<string>,
): JsonObject {
  return fields.reduce<JsonObject>((answers, pointer) => {
    if (written.has(pointer.split('/')[1] ?? '')) return answers
    const changed = setAt(answers, pointer, getAt(sent, pointer))
    return isJsonObject(changed) ? changed : answers
  }, before)
}

interface Done extends Pick<HistoryEntry, 'kind'> {
  readonly act: AskAct | AnswerAct | WithdrawAct
  readonly input?: JsonObject
}

function done(from: Case, next: Case, { kind, act, input }: Done, { now }: CaseFacts): StepOutcome {
  const entry = historyEntry({ kind, act, from, to: next }, { now, ...(input && { input }) })
  return { ok: true, next, effects: [], events: [], history: [entry] }
}
