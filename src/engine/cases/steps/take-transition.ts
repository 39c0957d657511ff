import type { DeclaredTransition } from '../../../generated/case-declaration.ts'
import type { NamedValues } from '../../condition/named-values.ts'
import type { CaseType } from '../case-type.ts'
import { nameOfActor, peopleOf } from '../model/actor.ts'
import type { Actor } from '../model/actor.ts'
import type { TransitionAct } from '../model/act.ts'
import { openQuestion, startState } from '../model/case.ts'
import type { Case, LastTaken } from '../model/case.ts'
import type { CaseFacts } from '../model/case-facts.ts'
import { refused } from '../model/outcome.ts'
import type { Effect, StepOutcome, CaseRefusal } from '../model/outcome.ts'
import { isEditable, namedFacts } from '../values/named-facts.ts'
import { drawFrom } from '../values/series-number.ts'
import { missingAssurance, signedHash } from './assurances.ts'
import { changePlaces, fullPool } from './change-places.ts'
import { poolRoom } from '../values/pool-room.ts'
import { historyEntry } from './history-entry.ts'
import { mayAct, tookPart, withPart } from './may-act.ts'
import { failedGuards, ruleHolds } from './rule-holds.ts'
import { runEffects } from './run-effects.ts'
import { withSent } from './sent-answers.ts'
import { takenKeys, uniqueKeys } from './unique-keys.ts'

/** Takes a transition, or says everything that prevents it. */
export function takeTransition(type: CaseType, kase: Case, act: TransitionAct, facts: CaseFacts): StepOutcome {
  const transition = type.transitions.get(act.do)
  if (transition === undefined) return refused('unknown', { id: act.do })
  const before = withAnswers(type, kase, act)
  const values = namedFacts(type, before, facts, { actor: act.by, ...(act.input && { input: act.input }) })
  const unoffered = whyNotOffered(transition, before, act.by, { values, facts })
  if (unoffered !== undefined) return { ok: false, refusals: [unoffered] }
  const closed = whyClosed(type, transition, before, { by: act.by, values, facts })
  if (closed.length > 0) return { ok: false, refusals: closed }
  const invalid = invalidAnswers(type, before, act, facts)
  if (invalid !== undefined) return { ok: false, refusals: [invalid] }
  const unassured = missingAssurance(transition, act.attempt, {
    hash: () => signedHash(type, transition, facts.contentsOf?.(before.answers) ?? before.answers),
    now: facts.now,
  })
  if (unassured !== undefined) return { ok: false, refusals: [unassured] }
  return taken(type, transition, before, { act, facts })
}

/** The case with the answers that were sent, where the state lets them be changed. */
function withAnswers(type: CaseType, kase: Case, { answers }: TransitionAct): Case {
  return isEditable(type, kase.state) ? { ...kase, answers: withSent(type, kase, answers) } : kase
}

interface Known {
  readonly values: NamedValues
  readonly facts: CaseFacts
}

/** Why an actor is not offered a transition at all; undefined when it is. */
export function whyNotOffered(
  { from, by, when }: DeclaredTransition,
  kase: Case,
  actor: Actor,
  { values, facts }: Known,
): CaseRefusal | undefined {
  if (!from.includes(kase.state)) return { code: 'not-here' }
  if (!mayAct(by, kase, actor, facts)) return { code: 'not-yours' }
  return ruleHolds(when, values, facts) ? undefined : { code: 'not-offered' }
}

/** Everything that closes a transition that an actor is offered. */
export function whyClosed(
  type: CaseType,
  { guard, notBy, whileAsked, to }: DeclaredTransition,
  kase: Case,
  { by: actor, values, facts }: Known & { readonly by: Actor },
): readonly CaseRefusal[] {
  const isOwner = actor.kind === 'person' && actor.id === kase.owner
  const waits = openQuestion(kase) !== undefined && !isOwner && whileAsked !== true
  return [
    ...(tookPart(notBy, kase, actor) ? [{ code: 'four-eyes' as const }] : []),
    ...(waits ? [{ code: 'asked' as const }] : []),
    ...failedGuards(guard, values, facts),
    ...fullPool(type, to === 'same' ? kase.state : to, values, facts),
  ]
}

/**
 * What is wrong with the input, or with the case's answers where this transition ends their being edited; undefined
 * when nothing is. What the system does has no input of a person.
 */
function invalidAnswers(type: CaseType, kase: Case, act: TransitionAct, facts: CaseFacts): CaseRefusal | undefined {
  const transition = type.transitions.get(act.do)
  if (transition === undefined || facts.issuesOf === undefined || act.by.kind === 'system') return undefined
  const { asks, to } = transition
  const inInput = asks === undefined ? [] : facts.issuesOf(asks, act.input ?? {})
  const ends = isEditable(type, kase.state) && !isEditable(type, to === 'same' ? kase.state : to)
  const inAnswers = ends ? facts.issuesOf(type.id, kase.answers) : []
  const issues = [...inInput, ...inAnswers]
  return issues.length === 0 ? undefined : { code: 'invalid', issues }
}

/** The case after a transition that nothing prevents, with what follows. */
function taken(
  type: CaseType,
  transition: DeclaredTransition,
  before: Case,
  { act, facts }: { readonly act: TransitionAct; readonly facts: CaseFacts },
): StepOutcome {
  const { by, input = {}, attempt } = act
  const entered = enter(transition, before, act, facts.now)
  const moment = { type, kase: entered, facts, actor: by, input, assured: attempt?.given ?? [] }
  const ran = runEffects(transition.effects, moment)
  if (ran.unpriced.length > 0) return { ok: false, refusals: ran.unpriced }
  const values = namedFacts(type, ran.moment.kase, ran.moment.facts)
  const next = { ...ran.moment.kase, keys: uniqueKeys(type, ran.moment.kase, values) }
  const rivals = takenKeys(type, next, values, facts)
  if (rivals.length > 0) return { ok: false, refusals: rivals }
  const places = changePlaces(type, next.state, values, facts)
  return {
    ok: true,
    next,
    effects: [...numbered(type, before, values), ...(places ? [places] : []), ...ran.effects],
    events: [
      ...(transition.to === 'same' ? [] : ['entered']),
      ...(places?.becomes === 'turn' && poolRoom(type, values, facts)?.fits === true ? ['place'] : []),
    ],
    history: [
      historyEntry({ kind: 'transition', what: transition.id, act, from: before, to: next }, { now: facts.now, input }),
    ],
  }
}

/** The case in the transition's state, before the effects. */
function enter(transition: DeclaredTransition, before: Case, act: TransitionAct, now: string): Case {
  const { id, from, to, by } = transition
  const isStart = from.includes(startState) && before.state === startState
  const isOwners = act.by.kind === 'person' && act.by.id === before.owner && by.includes('owner')
  const last: LastTaken = { ...act.input, at: now, by: nameOfActor(act.by) }
  const part = { what: id, by: peopleOf(act.by) }
  return {
    ...before,
    revision: before.revision + 1,
    last: { ...before.last, [id]: last },
    acted: withPart(before.acted, part, isStart || isOwners),
    ...(isStart && { startedAt: now }),
    ...(to !== 'same' && { state: to, visit: before.visit + 1, since: now }),
  }
}

/** The number of a case that has none yet. */
function numbered(type: CaseType, { number }: Case, values: NamedValues): readonly Effect[] {
  return number === undefined ? [{ effect: 'number', draw: drawFrom(type.declared.number, values) }] : []
}
