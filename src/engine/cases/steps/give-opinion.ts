import type { CaseType } from '../case-type.ts'
import { nameOfActor, peopleOf } from '../model/actor.ts'
import type { ReviewAct } from '../model/act.ts'
import type { Case } from '../model/case.ts'
import type { CaseFacts } from '../model/case-facts.ts'
import { refused } from '../model/outcome.ts'
import type { StepOutcome } from '../model/outcome.ts'
import { closedOpinion } from './closed-opinion.ts'
import { historyEntry } from './history-entry.ts'
import { withPart } from './may-act.ts'

/** Adds one person's opinion, once in each visit of a state of the review. */
export function giveOpinion(type: CaseType, kase: Case, act: ReviewAct, facts: CaseFacts): StepOutcome {
  const review = type.reviews.get(act.review)
  if (review === undefined) return refused('unknown', { id: act.review })
  const closed = closedOpinion(review, kase, act.by, facts)
  if (closed !== undefined) return refused(closed)
  const { input = {}, says } = act
  const issues = review.asks === undefined ? [] : (facts.issuesOf?.(review.asks, input) ?? [])
  if (issues.length > 0) return refused('invalid', { issues })
  const by = nameOfActor(act.by)
  const next: Case = {
    ...kase,
    revision: kase.revision + 1,
    reviews: [...kase.reviews, { review: review.id, visit: kase.visit, by, says, at: facts.now, input }],
    acted: withPart(kase.acted, { what: review.id, by: peopleOf(act.by) }, false),
  }
  const entry = historyEntry(
    { kind: 'review', what: review.id, act, from: kase, to: next },
    { now: facts.now, input: { ...input, says }, hidden: review.shown !== true },
  )
  return { ok: true, next, effects: [], events: ['review'], history: [entry] }
}
