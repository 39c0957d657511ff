import type { CaseType } from './case-type.ts'
import type { Actor } from './model/actor.ts'
import type { Case } from './model/case.ts'
import type { CaseFacts } from './model/case-facts.ts'
import type { CaseRefusal } from './model/outcome.ts'
import { whyClosed, whyNotOffered } from './steps/take-transition.ts'
import { namedFacts } from './values/named-facts.ts'

/** A transition that an actor has in view, and everything that closes it; nothing when it may be taken. */
export interface OfferedTransition {
  readonly id: string
  /** The label of its button in this state. */
  readonly title: string
  readonly closed: readonly CaseRefusal[]
}

/** The transitions that an actor has in view, in declared order. */
export function offeredTransitions(
  type: CaseType,
  kase: Case,
  actor: Actor,
  facts: CaseFacts,
): readonly OfferedTransition[] {
  const known = { values: namedFacts(type, kase, facts, { actor }), facts }
  return type.declared.transitions
    .filter((transition) => whyNotOffered(transition, kase, actor, known) === undefined)
    .map((transition) => ({
      id: transition.id,
      title: transition.titles?.[kase.state] ?? transition.title,
      closed: whyClosed(type, transition, kase, { ...known, by: actor }),
    }))
}
