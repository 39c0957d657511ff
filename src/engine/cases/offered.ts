import type { CaseType } from './case-type.ts'
import type { Actor } from './model/actor.ts'
import type { Case } from './model/case.ts'
import type { CaseFacts } from './model/case-facts.ts'
import type { CaseRefusal } from './model/outcome.ts'
import { whyClosed, whyNotOffered } from './steps/take-transition.ts'
import { namedFacts } from './values/named-facts.ts'

type DeclaredTransition = CaseType['declared']['transitions'][number]

/** A transition that an actor has in view, and everything that closes it; nothing when it may be taken. */
export interface OfferedTransition {
  readonly id: string
  /** The label of its button in this state. */
  readonly title: string
  readonly closed: readonly CaseRefusal[]
  /** Whether the owner only ends the case with it, while others can take it further: it does not wait for them. */
  readonly withdraws: boolean
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
      withdraws: isWithdrawal(type.declared, transition, kase.state),
    }))
}

/** Whether an owner's transition ends what staff act on in a state, or what the system may yet move on from there. */
export function isWithdrawal(
  { states, transitions }: Pick<CaseType['declared'], 'states' | 'transitions'>,
  { to, by }: Pick<DeclaredTransition, 'to' | 'by'>,
  state: string,
): boolean {
  const isFinal = (id: string) => states.some((one) => one.id === id && one.final === true)
  const areOthers = transitions
    .filter(({ from }) => from.includes(state))
    .some((other) => !other.by.includes('owner') && (!other.by.includes('system') || !isFinal(other.to)))
  return by.includes('owner') && isFinal(to) && areOthers
}
