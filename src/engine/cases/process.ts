import type { CaseDeclaration, DeclaredTransition } from '../../generated/case-declaration.ts'
import { contentHash } from '../compose/content-hash.ts'
import { withDeclaration } from './case-type.ts'
import type { CaseType } from './case-type.ts'

/**
 * The parts of a case type that a case keeps from its beginning to its end. A pool is not among them: cases that began
 * under different declarations share its places.
 */
export type CaseProcess = Pick<
  CaseDeclaration,
  'number' | 'unique' | 'relations' | 'charges' | 'states' | 'transitions' | 'reviews' | 'timers'
>

/** The process of a case type, with its texts. */
export function processOf({ declared }: Pick<CaseType, 'declared'>): CaseProcess {
  const { number, unique, relations, charges, states, transitions, reviews, timers } = declared
  return {
    number,
    states,
    transitions,
    ...(unique && { unique }),
    ...(relations && { relations }),
    ...(charges && { charges }),
    ...(reviews && { reviews }),
    ...(timers && { timers }),
  }
}

/** The hash of a type's process. Texts, titles and colours do not count, so it is the same in every language. */
export function processHash(type: Pick<CaseType, 'declared'>): string {
  const kept = processOf(type)
  return contentHash({
    ...kept,
    states: kept.states.map(withoutTexts),
    transitions: kept.transitions.map((transition) => ({
      ...withoutTexts(transition),
      guard: transition.guard?.map(withoutTexts),
      assure: transition.assure?.map(withoutTexts),
    })),
    unique: kept.unique?.map(withoutTexts),
    charges: kept.charges?.map(withoutTexts),
    reviews: kept.reviews?.map(withoutTexts),
  })
}

/** The case type with the process of an earlier one, in today's words. */
export function withProcess(type: CaseType, earlier: CaseProcess): CaseType {
  const { unique, relations: _relations, charges, reviews, timers: _timers, ...others } = type.declared
  const guardsNow = new Map(others.transitions.map(({ id, guard }) => [id, guard]))
  const transitions = worded(earlier.transitions, others.transitions).map((transition) => ({
    ...transition,
    ...(transition.guard && { guard: worded(transition.guard, guardsNow.get(transition.id)) }),
  }))
  return withDeclaration(type, {
    ...others,
    ...earlier,
    states: worded(earlier.states, others.states),
    transitions,
    ...(earlier.unique && { unique: worded(earlier.unique, unique) }),
    ...(earlier.charges && { charges: worded(earlier.charges, charges) }),
    ...(earlier.reviews && { reviews: worded(earlier.reviews, reviews) }),
  })
}

/**
 * The case type with the states that it no longer has and that cases of earlier processes may still stand in, each with
 * what leads out of it: who works on such a case, or sees it, is known by it.
 */
export function withRetiredStates(type: CaseType, earlier: readonly CaseProcess[]): CaseType {
  const retired = earlier.flatMap(({ states, transitions, reviews = [] }) => {
    const gone = states.filter(({ id }) => !type.states.has(id))
    const ids = gone.map(({ id }) => id)
    return gone.length === 0
      ? []
      : [
          {
            states: gone,
            transitions: transitions.flatMap((one) => leaving(one, ids)),
            reviews: reviews.filter((review) => review.in.some((id) => ids.includes(id))),
          },
        ]
  })
  if (retired.length === 0) return type
  const { declared } = type
  // What the type has today comes last, and so counts.
  return withDeclaration(type, {
    ...declared,
    states: [
      ...new Map(retired.flatMap(({ states }) => states).map((one) => [one.id, one])).values(),
      ...declared.states,
    ],
    transitions: [...retired.flatMap(({ transitions }) => transitions), ...declared.transitions],
    reviews: [...retired.flatMap(({ reviews }) => reviews), ...(declared.reviews ?? [])],
  })
}

/** A transition as far as it leaves some states. */
function leaving(transition: DeclaredTransition, states: readonly string[]): readonly DeclaredTransition[] {
  const [first, ...others] = transition.from.filter((id) => states.includes(id))
  return first === undefined ? [] : [{ ...transition, from: [first, ...others] }]
}

/** The members that people only read, or only see. */
const texts = new Set([
  'title',
  'titles',
  'shownAs',
  'note',
  'color',
  'wire',
  'confirm',
  'done',
  'then',
  'message',
  'mend',
  'description',
  'accept',
  'text',
])

/** Items of a list as they were, with the texts that those of the same id have now. */
function worded<Item extends { readonly id: string }>(
  before: readonly Item[],
  now: readonly Item[] = [],
): readonly Item[] {
  const byId = new Map(now.map((item) => [item.id, item]))
  return before.map((item) => ({ ...item, ...membersOf(byId.get(item.id), (name) => texts.has(name)) }))
}

const withoutTexts = (item: object) => membersOf(item, (name) => !texts.has(name))

function membersOf(item: object | undefined, isWanted: (name: string) => boolean): Readonly<Record<string, unknown>> {
  const members: readonly (readonly [string, unknown])[] = Object.entries(item ?? {})
  return Object.fromEntries(members.filter(([name]) => isWanted(name)))
}
