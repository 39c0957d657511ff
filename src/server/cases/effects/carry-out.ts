import { startState } from '../../../engine/cases/model/case.ts'
import type { Case } from '../../../engine/cases/model/case.ts'
import type { Effect, PoolEffect, Taken } from '../../../engine/cases/model/outcome.ts'
import { namedFacts } from '../../../engine/cases/values/named-facts.ts'
import type { JsonObject } from '../../../engine/json/json.ts'
import type { TenantTransaction } from '../../platform/database/database.ts'
import { hashesIn } from '../case-files.ts'
import { saveCase } from '../case-row.ts'
import type { CasePlace } from '../case-place.ts'
import { loadFacts } from '../facts/load-facts.ts'
import type { LoadedFacts } from '../facts/load-facts.ts'
import { freezeAgain } from '../freeze-again.ts'
import { freezeCase } from '../frozen.ts'
import { addHistory } from '../case-history.ts'
import { poolAt, storePlaces } from '../kept/pool-rows.ts'
import { keepRelations } from '../kept/read-kept.ts'
import { wakeSoon } from '../kept/wake-soon.ts'
import { awardPoints } from './award-points.ts'
import { billCharges, creditCharge } from './bill-charges.ts'
import { drawNumber, drawnValues } from './draw-number.ts'
import { issueDocument } from './issue-document.ts'
import { notifyPeople } from './notify-people.ts'
import { nameInRegister, writeProfile } from './write-profile.ts'
import { writeRecordOfSection } from './write-record.ts'

/** A case after its effects, and effects that concern other cases, which the caller carries out. */
export interface CarriedOut {
  readonly kase: Case
  readonly place: CasePlace
  /** Undefined when no effect needed the facts as they are now. */
  readonly facts: LoadedFacts | undefined
  readonly others: readonly OtherCasesEffect[]
}

export type OtherCasesEffect = Extract<Effect, { effect: 'start' | 'move' }>

/**
 * Stores what a step leads to: numbers first, because everything else may state them; then the case and its history;
 * then what is frozen, billed, awarded and written, in declared order; then documents and messages, from the facts as
 * they are after all of it.
 *
 * @param before the facts that the step was taken from
 */
export async function carryOut(
  tx: TenantTransaction,
  place: CasePlace,
  { next, effects, history }: Taken,
  before: LoadedFacts,
): Promise<CarriedOut> {
  const kase = await withNumbers(tx, next, effects)
  await storeCase(tx, place, kase)
  await addHistory(tx, place.id, history)
  if (history.some(({ from }) => from === startState)) await keepRelations(tx, place, before.kept)
  const written = await write(tx, { place, kase, effects, facts: before })
  const isTelling = effects.some(({ effect }) => effect === 'issue' || effect === 'notify')
  const facts = isTelling ? await loadFacts(tx, written, kase) : undefined
  if (facts !== undefined) await tell(tx, written, { kase, effects, facts })
  const others = effects.filter((one): one is OtherCasesEffect => one.effect === 'start' || one.effect === 'move')
  return { kase, place: written, facts, others }
}

/** Stores a case as it is. */
export async function storeCase(tx: TenantTransaction, place: CasePlace, kase: Case): Promise<void> {
  const { id, type, tenant, profile, process } = place
  const formHash = tenant.hashes[type.id] ?? ''
  const isFinal = type.states.get(kase.state)?.final === true
  await saveCase(tx, kase, { id, profileId: profile.id, processHash: process, formHash, isFinal })
}

/** The case with the numbers that effects draw for it and its answers. */
async function withNumbers(tx: TenantTransaction, next: Case, effects: readonly Effect[]): Promise<Case> {
  let kase = next
  for (const effect of effects) {
    if (effect.effect === 'number') kase = { ...kase, number: await drawNumber(tx, effect.draw) }
    if (effect.effect === 'write' && effect.to === 'answers') {
      const draws = Object.entries(effect.values).filter(([, value]) => 'draw' in value)
      if (draws.length > 0) kase = withAnswers(kase, await drawnValues(tx, Object.fromEntries(draws)))
    }
  }
  return kase
}

function withAnswers(kase: Case, values: JsonObject): Case {
  const { frozen } = kase
  return {
    ...kase,
    answers: { ...kase.answers, ...values },
    ...(frozen && { frozen: { ...frozen, answers: { ...frozen.answers, ...values } } }),
  }
}

interface Working {
  readonly place: CasePlace
  readonly kase: Case
  readonly effects: readonly Effect[]
  readonly facts: LoadedFacts
}

/** Freezes, bills, awards and writes; the result has the profile as it is then. */
async function write(tx: TenantTransaction, { place, kase, effects, facts }: Working): Promise<CasePlace> {
  let now = place
  for (const effect of effects) {
    if (effect.effect === 'freeze') {
      const hashes = hashesIn(effect.frozen.answers, now, facts.files)
      await freezeCase(tx, now, kase.revision, { ...effect.frozen, files: hashes })
    }
    if (effect.effect === 'freeze-again') {
      const hashes = hashesIn(effect.frozen.answers, now, facts.files)
      await freezeAgain(tx, now, kase.revision, { ...effect, frozen: { ...effect.frozen, files: hashes } })
    }
    if (effect.effect === 'pool') await changePool(tx, now, effect, facts)
    if (effect.effect === 'bill') await billCharges(tx, now, { kase, facts }, effect.charges)
    if (effect.effect === 'credit') await creditCharge(tx, now, { kase, facts }, effect)
    if (effect.effect === 'award') await awardPoints(tx, now, effect.values)
    if (effect.effect === 'write' && effect.to !== 'answers') {
      const values = await drawnValues(tx, effect.values)
      if (effect.to === 'profile') now = { ...now, profile: await writeProfile(tx, now, values) }
      else {
        await writeRecordOfSection(tx, now, { effect, values, facts })
        await nameInRegister(tx, now, effect.to)
      }
    }
  }
  return now
}

/** Takes or gives back places, and queues that those are woken who get some. */
async function changePool(tx: TenantTransaction, place: CasePlace, effect: PoolEffect, { kept }: LoadedFacts) {
  const at = poolAt(place, kept)
  if (at === undefined) return
  await storePlaces(tx, place.id, at, effect)
  await wakeSoon(tx, effect.offers, 'place', place.now)
}

async function tell(
  tx: TenantTransaction,
  place: CasePlace,
  { kase, effects, facts }: Omit<Working, 'place'>,
): Promise<void> {
  const values = namedFacts(place.type, kase, facts)
  for (const effect of effects) {
    if (effect.effect === 'issue') await issueDocument(tx, place, effect, { kase, values })
    if (effect.effect === 'notify') await notifyPeople(tx, place, kase, { notice: effect, values })
  }
}
