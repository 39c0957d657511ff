import type { CaseType } from '../case-type.ts'
import { namedActors } from './may-act.ts'

/** Everybody but the owner, the system and related people who may act in a state, by its transitions and reviews. */
export function staffIn(type: CaseType, state: string): readonly string[] {
  const { transitions, reviews = [], relations = [] } = type.declared
  const others = new Set<string>([
    ...namedActors.filter((name) => name !== 'assignee'),
    ...relations.map(({ id }) => id),
  ])
  const names = [
    ...transitions.filter(({ from }) => from.includes(state)).flatMap(({ by }) => by),
    ...reviews.filter((review) => review.in.includes(state)).flatMap(({ by }) => by),
  ]
  return [...new Set(names)].filter((name) => !others.has(name))
}
