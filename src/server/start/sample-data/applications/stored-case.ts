import type { HistoryEntry } from '../../../../engine/cases/model/outcome.ts'
import { uniqueKeys } from '../../../../engine/cases/steps/unique-keys.ts'
import { namedFacts } from '../../../../engine/cases/values/named-facts.ts'
import { momentIn } from '../../../../engine/format/moment-in.ts'
import type { JsonValue } from '../../../../engine/json/json.ts'
import { addHistory } from '../../../cases/case-history.ts'
import type { CasePlace } from '../../../cases/case-place.ts'
import { billCharges } from '../../../cases/effects/bill-charges.ts'
import { storeCase } from '../../../cases/effects/carry-out.ts'
import { drawNumber, drawnValues } from '../../../cases/effects/draw-number.ts'
import { issueDocument } from '../../../cases/effects/issue-document.ts'
import { writeProfile } from '../../../cases/effects/write-profile.ts'
import { loadFacts } from '../../../cases/facts/load-facts.ts'
import { freezeCase } from '../../../cases/frozen.ts'
import { claimKeys } from '../../../cases/unique-rows.ts'
import type { TenantTransaction } from '../../../platform/database/database.ts'
import type { WalkedCase } from './walked-case.ts'

/**
 * Stores a case that was walked, with what followed from each step at its time. Nobody is sent a message, and no timer
 * runs: what they would say is long over.
 *
 * @param people the accounts of the people in the course, by their names there
 */
export async function storeWalked(
  tx: TenantTransaction,
  start: CasePlace,
  walked: WalkedCase,
  people: ReadonlyMap<string, string>,
): Promise<void> {
  const { kase: unnumbered, history, effects } = inPlace(walked, start, people)
  let [place, kase] = [start, { ...unnumbered, profile: start.profile.id }]
  for (const { effect } of effects) {
    if (effect.effect === 'number') kase = { ...kase, number: await drawNumber(tx, effect.draw) }
  }
  kase = { ...kase, keys: uniqueKeys(place.type, kase, {}) }
  await storeCase(tx, place, kase)
  await addHistory(tx, place.id, history)
  await claimKeys(tx, place.id, kase)
  for (const { effect, revision, today } of effects) {
    place = { ...place, now: noonOf(today) }
    if (effect.effect === 'freeze') await freezeCase(tx, place, revision, effect.frozen)
    if (effect.effect === 'bill') {
      await billCharges(tx, place, { kase, facts: await loadFacts(tx, place, kase) }, effect.charges)
    }
    if (effect.effect === 'write' && effect.to === 'profile') {
      place = { ...place, profile: await writeProfile(tx, place, await drawnValues(tx, effect.values)) }
    }
    if (effect.effect === 'issue') {
      const values = namedFacts(place.type, kase, await loadFacts(tx, place, kase))
      await issueDocument(tx, place, effect, { kase, values })
    }
  }
}

const noonOf = (date: string): Date => new Date(`${date}T09:00:00Z`)

/** Those who act in a course, but for its owner and the system. */
export const actorsIn = (history: readonly HistoryEntry[]): readonly string[] => [
  ...new Set(history.map(({ by }) => by).filter((by) => by !== 'system' && by !== 'owner')),
]

/** The case with the ids of accounts, and with moments in working hours of the organisation. */
function inPlace(
  walked: WalkedCase,
  { owner, tenant: { declaration } }: CasePlace,
  people: ReadonlyMap<string, string>,
): WalkedCase {
  const nameOf = (value: JsonValue): JsonValue => {
    if (typeof value !== 'string') return Array.isArray(value) ? value.map(nameOf) : value
    return value === 'owner' ? owner.id : (people.get(value) ?? value)
  }
  const moment = (text: string): string => {
    const [, date, minutes] = /^(\d{4}-\d\d-\d\d)T00:(\d\d):00Z$/.exec(text) ?? []
    return date === undefined ? text : momentIn(declaration.timeZone, new Date(`${date}T08:${minutes}:00Z`))
  }
  return JSON.parse(JSON.stringify(walked), (key: string, value: JsonValue) => {
    if (key === 'by' || key === 'owner') return nameOf(value)
    return typeof value === 'string' ? moment(value) : value
  })
}
