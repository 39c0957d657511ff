import type { CaseRun } from '../../document/case-run.ts'
import { isJsonArray, isJsonObject } from '../../json/json.ts'
import type { JsonObject, JsonValue } from '../../json/json.ts'
import { applyEvent, mostInARow } from '../apply-event.ts'
import type { CaseType } from '../case-type.ts'
import type { Effect, CaseRefusal, Taken } from '../model/outcome.ts'
import { invoice, isSettled } from './ledger.ts'
import { drawn, worldFacts } from './run-world.ts'
import type { RunSetting, RunWorld } from './run-world.ts'

/** What a step of a run led to. */
export interface Happened {
  readonly world: RunWorld
  readonly transitions: readonly string[]
  readonly effects: readonly Effect[]
  /** Why the act was refused. */
  readonly refusals: readonly CaseRefusal[]
  /** Why the system does not move the case yet. */
  readonly waiting: readonly CaseRefusal[]
}

/** A run and where it is walked. */
export interface Walk {
  readonly type: CaseType
  readonly run: CaseRun
  readonly setting: RunSetting
}

/** Carries out what an outcome leads to, and every event that follows, as the server does. */
export function settleStep(walk: Walk, before: RunWorld, outcome: Taken, transitions: readonly string[]): Happened {
  const applied = carryOut(
    { ...before, kase: outcome.next, history: [...before.history, ...outcome.history] },
    outcome.effects,
  )
  const events = [...outcome.events, ...(applied.justSettled ? ['settled'] : [])]
  return followEvents(
    walk,
    { world: applied.world, transitions, effects: outcome.effects, refusals: [], waiting: [] },
    events,
  )
}

/** Applies events one after the other, each with what it causes. */
export function followEvents(walk: Walk, before: Happened, events: readonly string[]): Happened {
  const { type, run, setting } = walk
  return events.reduce((happened, event) => {
    const { world, transitions, effects } = happened
    if (transitions.length >= mostInARow) return happened
    const applied = applyEvent(type, world.kase, event, worldFacts(type, world, run, setting))
    if (applied.kind === 'ignored') return happened
    if (applied.kind === 'refused') return { ...happened, waiting: applied.refusals }
    const next = settleStep(walk, world, applied.outcome, [...transitions, applied.transition])
    return { ...next, effects: [...effects, ...next.effects] }
  }, before)
}

interface Carried {
  readonly world: RunWorld
  /** Whether charges without an amount settled the case. */
  readonly justSettled: boolean
}

function carryOut(world: RunWorld, effects: readonly Effect[]): Carried {
  const after = effects.reduce(carryOutOne, world)
  const hasBilled = effects.some(({ effect }) => effect === 'bill')
  return { world: after, justSettled: hasBilled && isSettled(after.ledger) }
}

function carryOutOne(world: RunWorld, effect: Effect): RunWorld {
  switch (effect.effect) {
    case 'number': {
      const [after, { number }] = drawn(world, { number: { draw: effect.draw } })
      return { ...after, kase: { ...after.kase, number: String(number) } }
    }
    case 'pool': {
      const { becomes, takes } = effect
      return { ...world, own: becomes === 'none' ? undefined : { takes, waits: becomes === 'turn' } }
    }
    case 'bill':
      return { ...world, ledger: invoice(world.ledger, effect.charges) }
    case 'write': {
      const [after, values] = drawn(world, effect.values)
      if (effect.to === 'profile') return { ...after, profile: { ...after.profile, ...values } }
      return effect.to === 'answers' ? { ...after, kase: withAnswers(after.kase, values) } : after
    }
    default:
      return world
  }
}

function withAnswers(kase: RunWorld['kase'], values: JsonObject): RunWorld['kase'] {
  const { frozen } = kase
  return {
    ...kase,
    answers: { ...kase.answers, ...values },
    ...(frozen && { frozen: { ...frozen, answers: { ...frozen.answers, ...values } } }),
  }
}

/** Whether a value contains everything that another states. */
export function hasStated(value: JsonValue | undefined, stated: JsonValue | undefined): boolean {
  if (isJsonObject(stated)) {
    return isJsonObject(value) && Object.entries(stated).every(([key, member]) => hasStated(value[key], member))
  }
  if (isJsonArray(stated)) {
    return isJsonArray(value) && value.length === stated.length && stated.every((item, i) => hasStated(value[i], item))
  }
  return value === stated
}
