import type { CaseType } from '../case-type.ts'
import type { AssignAct, SaveAct } from '../model/act.ts'
import { startState } from '../model/case.ts'
import type { Case } from '../model/case.ts'
import type { CaseFacts } from '../model/case-facts.ts'
import { refused } from '../model/outcome.ts'
import type { StepOutcome } from '../model/outcome.ts'
import { isEditable } from '../values/named-facts.ts'
import { historyEntry } from './history-entry.ts'
import { mayAct } from './may-act.ts'
import { withSent } from './sent-answers.ts'
import { staffIn } from './staff-in.ts'

/** Saves the owner's answers in an editable state. They may be incomplete: a transition validates them. */
export function saveAnswers(type: CaseType, kase: Case, act: SaveAct, { now }: CaseFacts): StepOutcome {
  if (kase.state === startState || !isEditable(type, kase.state)) return refused('not-here')
  if (act.by.kind === 'system' || act.by.id !== kase.owner) return refused('not-yours')
  const next = { ...kase, revision: kase.revision + 1, answers: withSent(type, kase, act.save) }
  return {
    ok: true,
    next,
    effects: [],
    events: [],
    history: [historyEntry({ kind: 'save', act, from: kase, to: next }, { now })],
  }
}

/** Assigns the case to somebody; staff who may act on it in its state do that. */
export function assignCase(type: CaseType, kase: Case, act: AssignAct, facts: CaseFacts): StepOutcome {
  if (!mayAct(staffIn(type, kase.state), kase, act.by, facts)) return refused('not-yours')
  const { assignee: _before, ...rest } = kase
  const next: Case = {
    ...rest,
    revision: kase.revision + 1,
    ...(act.assign !== null && { assignee: act.assign }),
  }
  const entry = historyEntry(
    { kind: 'assignment', act, from: kase, to: next },
    { now: facts.now, input: { assignee: act.assign }, hidden: true },
  )
  return { ok: true, next, effects: [], events: [], history: [entry] }
}
