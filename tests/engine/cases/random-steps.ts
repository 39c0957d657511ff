import { reachOf } from '../../../src/engine/check/cases/takeable.ts'
import { caseSubject } from '../../../src/engine/check/cases/case-subject.ts'
import type { CheckedDocument } from '../../../src/engine/check/subject/checked-document.ts'
import type { CaseType } from '../../../src/engine/cases/case-type.ts'
import { startState } from '../../../src/engine/cases/model/case.ts'
import { refusalCodes } from '../../../src/engine/cases/model/outcome.ts'
import type { WalkedStep } from '../../../src/engine/cases/runs/walk-run.ts'
import type { DeclaredTransition } from '../../../src/generated/case-declaration.ts'
import type { CaseRun, RunGiven, RunStep } from '../../../src/engine/document/case-run.ts'
import type { CompositeDocument } from '../../../src/engine/document/document.ts'
import type { DocumentId } from '../../../src/engine/document/document-id.ts'
import { fc } from '../../properties.ts'

type Documents = ReadonlyMap<DocumentId, CompositeDocument>

/**
 * Any course of a case: every act by everybody, payments, events and time, in any order; three in four steps are likely
 * to succeed, so that walks get far.
 */
export function randomRun(type: CaseType, documents: Documents): fc.Arbitrary<CaseRun> {
  const { transitions, reviews = [], timers = [], checklists = [] } = type.declared
  const people = ['owner', ...new Set([...transitions, ...reviews].flatMap(({ by }) => by))]
    .filter((name) => !['system', 'assignee'].includes(name))
    .flatMap((name) => (name === 'owner' ? [name] : [`${name}:a`, `${name}:b`]))
  const runs = documents.get(type.id)?.examples?.runs ?? []
  const valid = (form: DocumentId) => documents.get(form)?.examples?.valid[0]?.answers ?? {}
  /** What a declared run sends with a transition, else a valid example of the form. */
  const sent = (id: string, form: DocumentId) =>
    runs.flatMap((run) => run.steps).find((one) => one.do === id && one.with !== undefined)?.with ?? valid(form)
  const acts: readonly RunStep[] = [
    ...people.flatMap((as) => [
      ...transitions.map(({ id, asks }) => ({ as, do: id, with: sent(id, asks ?? type.id) })),
      ...reviews.flatMap(({ id, asks }) =>
        (['for', 'against'] as const).map((says) => ({
          as,
          review: id,
          says,
          with: asks === undefined ? {} : valid(asks),
        })),
      ),
      { as, ask: [] },
      { as, withdraw: true as const },
    ]),
    { as: 'owner', answer: {} },
    { as: 'owner', save: valid(type.id) },
    { pay: 100 },
    { pay: 'all' },
    { new: true, as: 'owner', do: transitions[0]?.id ?? '', with: sent(transitions[0]?.id ?? '', type.id) },
    ...['profile-created', 'settled', 'entered', 'review', 'unheard-of'].map((event) => ({ event })),
    ...timers.flatMap(({ id, steps }) => steps.map((one) => ({ wait: `timer.${id}.${one.id}` }))),
    { wait: 'P40D' },
  ]
  const pick = <Item>(items: readonly Item[], n: number): Item | undefined => items[n % Math.max(1, items.length)]
  /** The steps that may take a transition, by somebody or something that can. */
  const stepsFor = ({ id, by, on = [], asks }: DeclaredTransition, n: number): readonly RunStep[] => {
    const event = pick(on, n)
    const who = pick(
      by.filter((name) => name !== 'system' || event !== undefined),
      n,
    )
    if (who !== 'system') {
      const step = {
        as: who === 'owner' ? who : `${who}:${n % 2 === 0 ? 'a' : 'b'}`,
        do: id,
        with: sent(id, asks ?? type.id),
      }
      return n % 4 < 2 ? [{ pay: 'all' }, step] : [step]
    }
    if (event === 'settled' || event === 'entered') return [{ pay: 'all' }]
    if (event === 'review') return acts.filter(({ review, says }) => review !== undefined && says === 'for')
    return event?.startsWith('timer.') ? [{ wait: event }] : [{ event: event ?? '' }]
  }
  const course = fc.array(fc.record({ any: fc.nat({ max: 3 }), n: fc.nat({ max: 9999 }) }), {
    minLength: 1,
    maxLength: 14,
  })
  const given = fc.record({
    stated: fc.constantFrom<RunGiven>({}, ...runs.map((run) => run.given ?? {})),
    profile: fc.constantFrom({}, {}, { MemberNo: null, Status: null }),
    facts: fc.constantFrom(
      {},
      {},
      { 'ledger.balance': 5 },
      ...checklists.map(({ id }) => ({ [`checklist.${id}.complete`]: false })),
    ),
  })
  return fc.tuple(given, course).map(([{ stated, profile, facts }, numbers]) => {
    let state = startState
    const steps = numbers.flatMap(({ any, n }) => {
      const likely = pick(
        transitions.filter(({ from }) => from.includes(state)),
        n,
      )
      if (any === 0 || likely === undefined) return [pick(acts, n) ?? { pay: 1 }]
      state = likely.to === 'same' ? state : likely.to
      return stepsFor(likely, n)
    })
    return {
      id: 'any',
      given: { ...stated, profile: { ...stated.profile, ...profile }, facts: { ...stated.facts, ...facts } },
      steps,
    }
  })
}

/** What is wrong with a walk, whatever its steps were: nothing may ever be. */
export function walkFaults(
  type: CaseType,
  walked: readonly WalkedStep[],
  checked?: CheckedDocument,
): readonly string[] {
  const subject = checked && caseSubject(checked)
  const reached = subject && reachOf(subject).transitions
  return walked.flatMap((one, i) => [
    ...stateFaults(type, one),
    ...refusalFaults(type, one, walked[i - 1]),
    ...effectFaults(type, one),
    ...historyFaults(one),
    ...one.happened.transitions
      .filter((id) => reached !== undefined && !reached.has(id))
      .map((id) => `The check calls "${id}" unreachable, and it was taken.`),
  ])
}

function stateFaults(type: CaseType, { happened: { world } }: WalkedStep): readonly string[] {
  const { state } = world.kase
  return state === startState || type.states.has(state) ? [] : [`The case is in the state "${state}".`]
}

/** A refused act changes nothing; every refusal is one that the type declares, or the engine's own. */
function refusalFaults(
  type: CaseType,
  { step, happened }: WalkedStep,
  before: WalkedStep | undefined,
): readonly string[] {
  const { refusals, world, effects, transitions } = happened
  const declared = new Set([
    ...type.declared.transitions.flatMap(({ guard = [] }) => guard.map(({ id }) => id)),
    ...(type.declared.unique ?? []).map(({ id }) => id),
  ])
  const codes: readonly string[] = refusalCodes
  const foreign = [...refusals, ...happened.waiting].filter(
    ({ code, id = '' }) => !codes.includes(code) || (['guard', 'taken'].includes(code) && !declared.has(id)),
  )
  const kase = step.new || before === undefined ? undefined : before.happened.world.kase
  const changed =
    refusals.length > 0 && (effects.length > 0 || transitions.length > 0 || (kase !== undefined && kase !== world.kase))
  return [
    ...foreign.map(({ code }) => `Nothing declares the refusal "${code}".`),
    ...(changed ? ['A refused step changed the case.'] : []),
  ]
}

/** Every effect is declared by a transition that was taken, or by a timer; places go with the states of a pool. */
function effectFaults(type: CaseType, { step, happened: { effects, transitions } }: WalkedStep): readonly string[] {
  const byTransitions = transitions.flatMap((id) => type.transitions.get(id)?.effects ?? [])
  const byTimers =
    step.wait === undefined
      ? []
      : (type.declared.timers ?? []).flatMap(({ steps }) => steps.flatMap((one) => one.effects ?? []))
  const always = type.declared.pool === undefined ? ['number'] : ['number', 'pool']
  const declared = new Set([...always, ...[...byTransitions, ...byTimers].map(({ effect }) => effect)].map(String))
  return effects
    .filter(({ effect }) => !declared.has(effect))
    .map(({ effect }) => `Nothing declares the effect "${effect}".`)
}

/** Each entry of the history follows the one before, and the last one has the case's state. */
function historyFaults({ happened: { world } }: WalkedStep): readonly string[] {
  const { history, kase } = world
  const gaps = history.filter(
    (entry, i) => i > 0 && (entry.from !== history[i - 1]?.to || entry.revision <= (history[i - 1]?.revision ?? 0)),
  )
  const last = history.at(-1)
  const ends = last === undefined || last.to === kase.state
  return [
    ...gaps.map(({ what }) => `The history has a gap before "${what}".`),
    ...(ends ? [] : ['The history ends in another state.']),
  ]
}
