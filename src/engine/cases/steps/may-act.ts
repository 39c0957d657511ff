import { peopleOf } from '../model/actor.ts'
import type { Actor, ActingPerson } from '../model/actor.ts'
import type { ActedPart, Case } from '../model/case.ts'
import type { CaseFacts } from '../model/case-facts.ts'

/** The names in `by` that are no roles. */
export const namedActors = ['owner', 'assignee', 'system'] as const

/**
 * Whether `by` lets an actor act on a case. A party (the owner, or a person of a relation), and anybody who is logged
 * in as one, never acts in a role.
 */
export function mayAct(by: readonly string[], kase: Case, actor: Actor, facts: Pick<CaseFacts, 'parties'>): boolean {
  if (actor.kind === 'system') return by.includes('system')
  if (by.includes('owner') && actor.id === kase.owner) return true
  const { parties = {} } = facts
  if (Object.entries(parties).some(([relation, people]) => by.includes(relation) && people.includes(actor.id))) {
    return true
  }
  if (isParty(kase, actor, facts)) return false
  return (by.includes('assignee') && kase.assignee === actor.id) || actor.roles.some((role) => by.includes(role))
}

/** Whether the actor is the owner or a related person, or is logged in as one. */
export function isParty(kase: Case, actor: ActingPerson, { parties = {} }: Pick<CaseFacts, 'parties'>): boolean {
  const related = Object.values(parties)
  return peopleOf(actor).some((id) => id === kase.owner || related.some((people) => people.includes(id)))
}

/** Whether one of the people took a part that excludes them from this one. */
export function tookPart(notBy: readonly string[] = [], { acted }: Pick<Case, 'acted'>, actor: Actor): boolean {
  const people = peopleOf(actor)
  return acted.some(({ what, by }) => notBy.includes(what) && by.some((id) => people.includes(id)))
}

/**
 * The parts taken since the last entry from the start or by the owner, with one more.
 * @param begins whether this part is such an entry
 */
export function withPart(acted: readonly ActedPart[], part: ActedPart, begins: boolean): readonly ActedPart[] {
  const before = begins ? [] : acted
  return part.by.length === 0 ? before : [...before, part]
}
