import type { CaseRun, RunStep } from '../../document/case-run.ts'
import type { JsonObject } from '../../json/json.ts'
import { fireTimer } from '../apply-event.ts'
import type { CaseType } from '../case-type.ts'
import { step } from '../step.ts'
import type { Act, Attempt } from '../model/act.ts'
import type { Actor } from '../model/actor.ts'
import { unstartedCase } from '../model/case.ts'
import type { Case } from '../model/case.ts'
import { signedHash } from '../steps/assurances.ts'
import { withSent } from '../steps/sent-answers.ts'
import { isEditable, namedFacts } from '../values/named-facts.ts'
import { readFact } from '../values/resolve-value.ts'
import { shiftDate } from '../values/shift-date.ts'
import { timerDays } from '../values/timer-days.ts'
import type { TimerDay } from '../values/timer-days.ts'
import { emptyLedger, isSettled, owed, receive } from './ledger.ts'
import { beginWorld, runOwner, worldFacts } from './run-world.ts'
import type { RunWorld } from './run-world.ts'
import { followEvents, settleStep } from './settle-world.ts'
import type { Happened, Walk } from './settle-world.ts'

/** A step of a run, with what it led to. */
export interface WalkedStep {
  readonly step: RunStep
  readonly happened: Happened
}

/** Walks a run to its end, whatever its steps expect. */
export function walkRun(walk: Walk): readonly WalkedStep[] {
  const { type, run } = walk
  let now = walk
  let world = beginWorld(run, unstartedCase(type.id, runOwner), walk.setting)
  return run.steps.map((stated) => {
    now = { ...now, run: givenFromHere(now.run, stated) }
    const happened = takeStep(now, stated.new ? anotherCase(type, world) : world, stated)
    world = { ...happened.world, minutes: happened.world.minutes + 1 }
    return { step: stated, happened }
  })
}

/** The run with what a step says is so from then on. */
function givenFromHere(run: CaseRun, { given }: RunStep): CaseRun {
  if (given === undefined) return run
  const { facts, related } = run.given ?? {}
  return {
    ...run,
    given: { ...run.given, facts: { ...facts, ...given.facts }, related: { ...related, ...given.related } },
  }
}

const anotherCase = (type: CaseType, world: RunWorld): RunWorld => ({
  ...world,
  kase: unstartedCase(type.id, runOwner),
  others: [...world.others, world.kase],
  history: [],
  ledger: emptyLedger,
  own: undefined,
  fired: [],
})

function takeStep(walk: Walk, world: RunWorld, stated: RunStep): Happened {
  const still: Happened = { world, transitions: [], effects: [], refusals: [], waiting: [] }
  if (stated.pay !== undefined) {
    const before = isSettled(world.ledger)
    const ledger = receive(world.ledger, stated.pay === 'all' ? owed(world.ledger) : stated.pay, world.today)
    const paid = { ...still, world: { ...world, ledger } }
    return isSettled(ledger) && !before ? followEvents(walk, paid, ['settled']) : paid
  }
  if (stated.event !== undefined) return followEvents(walk, still, [stated.event])
  if (stated.wait !== undefined) return wait(walk, still, stated.wait)
  const act = actOf(walk, world, stated)
  if (act === undefined) return still
  const outcome = step(walk.type, world.kase, act, factsOf(walk, world))
  if (!outcome.ok) return { ...still, refusals: outcome.refusals }
  return settleStep(walk, world, outcome, 'do' in act ? [act.do] : [])
}

function actOf(walk: Walk, world: RunWorld, stated: RunStep): Act | undefined {
  const by = runActor(stated.as ?? runOwner)
  if (stated.do !== undefined) return transitionAct(walk, world, stated, by)
  if (stated.review !== undefined) {
    return { by, review: stated.review, says: stated.says ?? 'for', ...(stated.with && { input: stated.with }) }
  }
  if (stated.ask !== undefined) return { by, ask: { text: 'A question', pins: stated.ask.map((field) => ({ field })) } }
  if (stated.answer !== undefined) return { by, answer: { answers: stated.answer } }
  if (stated.save !== undefined) return { by, save: stated.save }
  return stated.withdraw === undefined ? undefined : { by, withdraw: true }
}

/** `owner`, or `verifier:a`, a person with the role of a verifier. */
function runActor(name: string): Actor {
  const [role = ''] = name.split(':')
  return role === runOwner ? { kind: 'person', id: runOwner, roles: [] } : { kind: 'person', id: name, roles: [role] }
}

function transitionAct(walk: Walk, world: RunWorld, stated: RunStep, by: Actor): Act {
  const { type } = walk
  const { kase } = world
  const id = stated.do ?? ''
  const sent = withFacts(walk, world, stated.with ?? {})
  const asks = type.transitions.get(id)?.asks !== undefined
  const editable = isEditable(type, kase.state)
  return {
    by,
    do: id,
    ...(editable && !asks ? { answers: { ...kase.answers, ...sent } } : { input: sent }),
    attempt: givenAttempt(type, kase, { id, sent, now: factsOf(walk, world).now }, stated.without ?? []),
  }
}

/** What a step sends, with facts for the texts that name them. */
function withFacts(walk: Walk, world: RunWorld, sent: JsonObject): JsonObject {
  const values = namedFacts(walk.type, world.kase, factsOf(walk, world))
  const entries = Object.entries(sent).map(([name, value]) => [
    name,
    typeof value === 'string' && value.startsWith('=') ? readFact(value.slice(1), values) : value,
  ])
  return Object.fromEntries(entries)
}

/** The assurances of a transition, all given but those that the step leaves out. */
function givenAttempt(
  type: CaseType,
  kase: Case,
  { id, sent, now }: { readonly id: string; readonly sent: JsonObject; readonly now: string },
  without: readonly string[],
): Attempt {
  const transition = type.transitions.get(id)
  const answers = isEditable(type, kase.state) ? withSent(type, kase, { ...kase.answers, ...sent }) : kase.answers
  const given = (transition?.assure ?? [])
    .filter((one) => !without.includes(one.id))
    .map(({ id: one }) => ({ id: one, at: now }))
  return { transition: id, hash: transition ? signedHash(type, transition, answers) : '', openedAt: now, given }
}

/** Lets time pass, with every timer on its day. */
function wait(walk: Walk, start: Happened, until: string): Happened {
  const end = until.startsWith('P') ? shiftDate(start.world.today, until) : dayOf(walk, start.world, until)
  if (end === undefined) return { ...start, refusals: [{ code: 'unknown', id: until }] }
  let happened = start
  for (let due = nextTimer(walk, happened.world, end); due !== undefined; due = nextTimer(walk, happened.world, end)) {
    happened = fire(walk, happened, due)
  }
  const today = happened.world.today > end ? happened.world.today : end
  return { ...happened, world: { ...happened.world, today } }
}

function fire(walk: Walk, before: Happened, due: TimerDay): Happened {
  const { today, fired } = before.world
  const world = { ...before.world, today: due.day > today ? due.day : today, fired: [...fired, keyOf(due)] }
  const outcome = fireTimer(walk.type, world.kase, due, factsOf(walk, world))
  if (outcome === undefined) return { ...before, world }
  if (!outcome.ok) return { ...before, world, waiting: outcome.refusals }
  const next = settleStep(walk, world, outcome, before.transitions)
  return { ...next, effects: [...before.effects, ...next.effects] }
}

/** The next day of a timer that has not been, at most the given one. */
function nextTimer(walk: Walk, world: RunWorld, end: string): TimerDay | undefined {
  const [first] = daysOf(walk, world)
    .filter((due) => due.day <= end && !world.fired.includes(keyOf(due)))
    .toSorted((left, right) => (left.day < right.day ? -1 : 1))
  return first
}

function dayOf(walk: Walk, world: RunWorld, name: string): string | undefined {
  return daysOf(walk, world).find(({ timer, step: id }) => `timer.${timer}.${id}` === name)?.day
}

function daysOf(walk: Walk, world: RunWorld): readonly TimerDay[] {
  const { type } = walk
  const facts = factsOf(walk, world)
  return timerDays(type, world.kase, namedFacts(type, world.kase, facts), world.today)
}

const factsOf = ({ type, run, setting }: Walk, world: RunWorld) => worldFacts(type, world, run, setting)

const keyOf = ({ timer, step: id, day }: TimerDay): string => `${timer}.${id} ${day}`
