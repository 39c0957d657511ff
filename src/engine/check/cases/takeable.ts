import type { DeclaredTransition } from '../../../generated/case-declaration.ts'
import { startState } from '../../cases/model/case.ts'
import { actorsOf } from './check-case-names.ts'
import { effectsOf } from './case-subject.ts'
import type { CaseSubject } from './case-subject.ts'

/** What can come about in a case type, whatever its guards. */
export interface Reach {
  /** The start, and every state that a case can be in. */
  readonly states: ReadonlySet<string>
  readonly transitions: ReadonlySet<string>
}

/**
 * The states and transitions that can be reached: somebody who exists may take each, or it waits for an event that can
 * come. Found by repeating until nothing is added, because an event may depend on an earlier transition.
 */
export function reachOf(subject: CaseSubject): Reach {
  const { transitions } = subject.declared
  const moved = movedByOthers(subject)
  let reach: Reach = { states: new Set([startState]), transitions: new Set() }
  for (let size = -1; size !== reach.transitions.size;) {
    size = reach.transitions.size
    const known = reach
    const taken = transitions.filter(
      (one) => one.from.some((from) => known.states.has(from)) && isTakeable(subject, one, known, moved),
    )
    reach = {
      states: new Set([...known.states, ...taken.map(({ to }) => to).filter((to) => to !== 'same')]),
      transitions: new Set(taken.map(({ id }) => id)),
    }
  }
  return reach
}

function isTakeable(
  subject: CaseSubject,
  { id, by, on = [], from }: DeclaredTransition,
  reach: Reach,
  moved: ReadonlySet<string>,
): boolean {
  const people = new Set(actorsOf(subject).filter((name) => name !== 'system'))
  if (by.some((name) => people.has(name))) return true
  if (!by.includes('system')) return false
  return moved.has(id) || on.some((event) => canCome(subject, event, from, reach))
}

/** Whether an event can come in one of the states. */
function canCome({ declared }: CaseSubject, event: string, from: readonly string[], reach: Reach): boolean {
  const [kind, name, step] = event.split('.')
  switch (kind) {
    case 'entered':
      return from.some((state) => state !== startState && reach.states.has(state))
    case 'settled':
      return effectsOf(declared).some(
        ({ effect, transition }) =>
          effect.effect === 'bill' && (transition === undefined || reach.transitions.has(transition)),
      )
    case 'review':
      return (declared.reviews ?? []).some((review) => review.in.some((state) => from.includes(state)))
    case 'place':
      return declared.pool !== undefined
    case 'profile-created':
      return from.includes(startState)
    case 'related':
      return declared.relations?.some(({ id }) => id === name) ?? false
    default: {
      const timer = declared.timers?.find(({ id }) => id === name)
      const runsHere = timer?.in === undefined || timer.in.some((state) => from.includes(state))
      return runsHere && (timer?.steps.some(({ id }) => id === step) ?? false)
    }
  }
}

/** The transitions that effects of any case type start or move, and calls start. */
function movedByOthers({ id, surroundings }: CaseSubject): ReadonlySet<string> {
  const names = [...surroundings.documents.values()].flatMap(({ case: declared }) =>
    declared === undefined
      ? []
      : effectsOf(declared).flatMap(({ effect }) => {
          if (effect.effect === 'start') return effect.case === id ? [effect.transition] : []
          if (effect.effect !== 'move') return []
          const relation = declared.relations?.find((one) => one.id === effect.relation)
          return relation?.to === id ? [effect.transition] : []
        }),
  )
  return new Set(names)
}
