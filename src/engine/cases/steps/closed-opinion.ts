import type { DeclaredReview } from '../../../generated/case-declaration.ts'
import { peopleOf } from '../model/actor.ts'
import type { Actor } from '../model/actor.ts'
import { openQuestion } from '../model/case.ts'
import type { Case } from '../model/case.ts'
import type { CaseFacts } from '../model/case-facts.ts'
import type { RefusalCode } from '../model/outcome.ts'
import { mayAct, tookPart } from './may-act.ts'

/** Why an actor may not give an opinion now; undefined where they may. Each gives one in each visit of the state. */
export function closedOpinion(
  review: DeclaredReview,
  kase: Case,
  by: Actor,
  facts: Pick<CaseFacts, 'parties'>,
): RefusalCode | undefined {
  if (!review.in.includes(kase.state)) return 'not-here'
  if (!mayAct(review.by, kase, by, facts)) return 'not-yours'
  if (tookPart(review.notBy, kase, by)) return 'four-eyes'
  if (openQuestion(kase) !== undefined) return 'asked'
  const people = peopleOf(by)
  const isGiven = kase.reviews.some(
    (opinion) => opinion.review === review.id && opinion.visit === kase.visit && people.includes(opinion.by),
  )
  return isGiven ? 'once' : undefined
}
