import type { CaseType } from './case-type.ts'
import { system } from './model/actor.ts'
import type { Case } from './model/case.ts'
import { todayOf } from './model/case-facts.ts'
import type { CaseFacts } from './model/case-facts.ts'
import type { StepOutcome, CaseRefusal, Taken } from './model/outcome.ts'
import { runEffects } from './steps/run-effects.ts'
import { takeTransition } from './steps/take-transition.ts'
import { namedFacts } from './values/named-facts.ts'
import { isPaused } from './values/paused-days.ts'
import { timerDays } from './values/timer-days.ts'
import type { TimerDay } from './values/timer-days.ts'

/** At most this many transitions follow one another without a person. */
export const mostInARow = 8

/** What an event leads to: a transition; reasons why not now; or nothing, because none is declared for it here. */
export type EventOutcome =
  | { readonly kind: 'taken'; readonly transition: string; readonly outcome: Taken }
  | { readonly kind: 'refused'; readonly refusals: readonly CaseRefusal[] }
  | { readonly kind: 'ignored' }

/** Takes the first declared transition of the system on an event whose guards hold. */
export function applyEvent(type: CaseType, kase: Case, event: string, facts: CaseFacts): EventOutcome {
  const waiting = type.declared.transitions.filter(({ from, on }) => from.includes(kase.state) && on?.includes(event))
  const refusals: CaseRefusal[] = []
  for (const { id } of waiting) {
    const outcome = takeTransition(type, kase, { do: id, by: system }, facts)
    if (outcome.ok) return { kind: 'taken', transition: id, outcome }
    refusals.push(...outcome.refusals.filter(({ code }) => code !== 'not-offered'))
  }
  return refusals.length === 0 ? { kind: 'ignored' } : { kind: 'refused', refusals }
}

/**
 * What a timer's step leads to on its day: its effects, and its event. Undefined for a stale one: its day is another
 * now, or has not come, or the case waits for its owner.
 */
export function fireTimer(type: CaseType, kase: Case, due: TimerDay, facts: CaseFacts): StepOutcome | undefined {
  const today = todayOf(facts)
  const runs = timerDays(type, kase, namedFacts(type, kase, facts), today)
  const isDue = runs.some(({ timer, step, day }) => timer === due.timer && step === due.step && day === due.day)
  if (!isDue || due.day > today || isPaused(kase)) return undefined
  const declared = type.declared.timers?.find(({ id }) => id === due.timer)?.steps.find(({ id }) => id === due.step)
  const ran = runEffects(declared?.effects, { type, kase, facts, actor: system, assured: [] })
  if (ran.unpriced.length > 0) return { ok: false, refusals: ran.unpriced }
  const next = ran.moment.kase === kase ? kase : { ...ran.moment.kase, revision: kase.revision + 1 }
  return { ok: true, next, effects: ran.effects, events: [`timer.${due.timer}.${due.step}`], history: [] }
}
