import { applyEvent, mostInARow } from '../../engine/cases/apply-event.ts'
import { startState, unstartedCase } from '../../engine/cases/model/case.ts'
import type { Case } from '../../engine/cases/model/case.ts'
import type { Act } from '../../engine/cases/model/act.ts'
import { system } from '../../engine/cases/model/actor.ts'
import { refused } from '../../engine/cases/model/outcome.ts'
import type { Effect, Taken } from '../../engine/cases/model/outcome.ts'
import { step } from '../../engine/cases/step.ts'
import { withSent } from '../../engine/cases/steps/sent-answers.ts'
import { takenKeys } from '../../engine/cases/steps/unique-keys.ts'
import { namedFacts } from '../../engine/cases/values/named-facts.ts'
import type { JsonObject } from '../../engine/json/json.ts'
import type { TenantTransaction } from '../platform/database/database.ts'
import { setCaseFiles } from './case-files.ts'
import { dropEvents, keepEvent } from './case-events.ts'
import { keepProcess, placeOfCase, typeNamed } from './case-place.ts'
import type { CasePlace, CaseWorld } from './case-place.ts'
import { caseRefusal } from './case-refusal.ts'
import { caseOf, lockCase } from './case-row.ts'
import { setTimers } from './case-timers.ts'
import { carryOut } from './effects/carry-out.ts'
import type { OtherCasesEffect } from './effects/carry-out.ts'
import { storableAnswers } from './facts/form-issues.ts'
import { loadFacts } from './facts/load-facts.ts'
import type { LoadedFacts } from './facts/load-facts.ts'
import { keptRelations } from './kept/kept-sources.ts'
import { lockKeptOfCase, lockKeptOfStart } from './kept/lock-kept.ts'
import { claimKeys } from './unique-rows.ts'

/** A case after a step and everything that followed. */
export interface SettledCase {
  readonly kase: Case
  readonly place: CasePlace
}

/** A step that was taken, and the facts that it was taken from. */
interface TakenStep {
  readonly outcome: Taken
  readonly facts: LoadedFacts
}

/**
 * Stores what a step leads to, and applies the events that follow, at most eight in a row. An event whose guards fail
 * is kept and tried again later.
 *
 * @param tried the events that were applied here after a failure, which are no longer kept
 */
export async function settleCase(
  tx: TenantTransaction,
  start: CasePlace,
  first: TakenStep,
  tried: readonly string[] = [],
): Promise<SettledCase> {
  let { kase, place } = await applyOutcome(tx, start, first)
  const waiting = eventsOf(first.outcome)
  let inARow = 1
  for (let event = waiting.shift(); event !== undefined; event = waiting.shift()) {
    if (!isAwaited(place, kase, event)) continue
    const facts = await loadFacts(tx, place, kase)
    const applied = inARow < mostInARow ? applyEvent(place.type, kase, event, facts) : tooMany
    if (applied.kind === 'ignored') continue
    if (applied.kind === 'refused') {
      await keepEvent(tx, place.id, kase, { event, reasons: applied.refusals, tries: 0, now: place.now })
      continue
    }
    const next = await applyOutcome(tx, place, { outcome: applied.outcome, facts })
    ;({ kase, place } = next)
    waiting.unshift(...eventsOf(applied.outcome))
    inARow += 1
  }
  await dropEvents(tx, place.id, kase.visit, tried)
  if (place.type.declared.timers !== undefined) {
    await setTimers(tx, place.id, { type: place.type, kase, facts: await loadFacts(tx, place, kase) })
  }
  return { kase, place }
}

const tooMany = { kind: 'refused', refusals: [] } as const

const isAwaited = ({ type }: CasePlace, { state }: Case, event: string): boolean =>
  type.declared.transitions.some(({ from, on }) => from.includes(state) && on?.includes(event))

/** The events of an outcome; what costs nothing is settled at once. */
function eventsOf({ events, effects }: Taken): string[] {
  const billed = effects.flatMap((effect) => (effect.effect === 'bill' ? effect.charges : []))
  const isFree = billed.length > 0 && billed.every(({ amount }) => amount === 0)
  return [...events, ...(isFree ? ['settled'] : [])]
}

async function applyOutcome(
  tx: TenantTransaction,
  start: CasePlace,
  { outcome, facts }: TakenStep,
): Promise<SettledCase> {
  const { kase, place, others } = await carryOut(tx, start, outcome, facts)
  await setCaseFiles(tx, place, kase, facts.files)
  const taken = await claimKeys(tx, place.id, kase)
  const rivals = takenKeys(place.type, kase, namedFacts(place.type, kase, facts), {
    ...facts,
    isTaken: (name) => taken.has(name),
  })
  if (rivals.length > 0) throw caseRefusal(rivals)
  for (const effect of others) await moveOthers(tx, place, effect, facts)
  return { kase, place }
}

/** Starts a case of another type, or moves the related cases; one that is elsewhere, or has begun already, is left. */
async function moveOthers(
  tx: TenantTransaction,
  place: CasePlace,
  effect: OtherCasesEffect,
  { relatedIds }: LoadedFacts,
): Promise<void> {
  if (effect.effect === 'start') return startOther(tx, place, effect)
  const act: Act = { do: effect.transition, by: system, input: effect.input }
  for (const id of (relatedIds[effect.relation] ?? []).toSorted()) {
    const row = await lockCase(tx, id)
    if (row === undefined) continue
    await lockKeptOfCase(tx, place.tenant, row)
    const other = await placeOfCase(tx, place, row)
    const kase = caseOf(row)
    const facts = await loadFacts(tx, other, kase)
    const outcome = step(other.type, kase, act, facts)
    if (outcome.ok) await settleCase(tx, other, { outcome, facts })
    else if (outcome.refusals.some(({ code }) => code !== 'not-here')) throw caseRefusal(outcome.refusals)
  }
}

async function startOther(
  tx: TenantTransaction,
  place: CasePlace,
  { case: id, transition, answers }: Extract<Effect, { effect: 'start' }>,
): Promise<void> {
  const { profile, owner } = place
  const type = typeNamed(place.tenant, id)
  const begun = await beginCase(tx, place, { type, profile, owner })
  const { outcome, facts } = await firstStep(tx, begun, { do: transition, by: system, answers })
  if (outcome.ok) await settleCase(tx, begun, { outcome, facts })
  else if (outcome.refusals.some(({ code }) => code !== 'taken')) throw caseRefusal(outcome.refusals)
}

/** The place of a case that does not exist yet. The profile is locked. */
export async function beginCase(
  tx: TenantTransaction,
  { tenant, origin, staff, now, files }: CaseWorld,
  { type, profile, owner }: Pick<CasePlace, 'type' | 'profile' | 'owner'>,
): Promise<CasePlace> {
  const process = await keepProcess(tx, tenant, type)
  return { tenant, origin, staff, now, files, id: crypto.randomUUID(), type, process, profile, owner }
}

/**
 * Starts a case.
 *
 * @throws Refusal `not-found`, `invalid`, `case-closed`; `conflict` when a case of its kind is open
 */
export async function startCase(
  tx: TenantTransaction,
  place: CasePlace,
  act: Extract<Act, { do: string }>,
): Promise<SettledCase> {
  const { outcome, facts } = await firstStep(tx, place, act)
  if (!outcome.ok) throw caseRefusal(outcome.refusals)
  return settleCase(tx, place, { outcome, facts })
}

/** The first transition of a case as it would be taken. */
export async function firstStep(tx: TenantTransaction, place: CasePlace, sent: Extract<Act, { do: string }>) {
  const { type, owner } = place
  if (keptRelations(type).length > 0) {
    // Whoever is refused anyway, e.g. because nothing is left, gets that answer without waiting for the lock.
    const early = await unlockedStep(tx, place, sent)
    if (!early.outcome.ok) return early
    const named = withSent(type, unstartedCase(type.id, owner.id), sent.answers)
    await lockKeptOfStart(tx, { place, kase: { answers: named } })
  }
  return unlockedStep(tx, place, sent)
}

async function unlockedStep(tx: TenantTransaction, place: CasePlace, sent: Extract<Act, { do: string }>) {
  const { type } = place
  const { kase, facts } = await unstarted(tx, place, sent.answers)
  const outcome = step(type, kase, { ...sent, answers: kase.answers }, facts)
  // A transition that leads nowhere from the start makes no case.
  const isNowhere = outcome.ok && outcome.next.state === startState
  return { outcome: isNowhere ? refused('not-here') : outcome, facts }
}

/** A case before its first transition, with the answers that are sent as they would be stored, and its facts. */
export async function unstarted(tx: TenantTransaction, place: CasePlace, sent: JsonObject | undefined) {
  const { type, owner, profile, tenant, now } = place
  const files = { received: place.files?.received, stored: [] }
  const empty: Case = { ...unstartedCase(type.id, owner.id), profile: profile.id }
  const facts = await loadFacts(tx, place, { ...empty, answers: withSent(type, empty, sent) })
  const answers = sent && storableAnswers(tenant, type.id, sent, { now, values: facts.values, files })
  return { kase: { ...empty, answers: withSent(type, empty, answers) }, facts }
}
