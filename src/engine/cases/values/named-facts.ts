import type { NamedValues } from '../../condition/named-values.ts'
import type { JsonObject } from '../../json/json.ts'
import type { CaseType } from '../case-type.ts'
import type { Actor } from '../model/actor.ts'
import { openQuestion, startState } from '../model/case.ts'
import type { Case } from '../model/case.ts'
import { todayOf } from '../model/case-facts.ts'
import type { CaseFacts } from '../model/case-facts.ts'
import { poolFact } from './pool-room.ts'
import { centsInUnit } from './charge-amount.ts'
import { firstOfJanuary } from './resolve-value.ts'
import { yearName } from './shift-date.ts'
import { timerDays, timerFact } from './timer-days.ts'
import { unbilledCharge } from './unbilled-charge.ts'

/** What the actor of a step brings along. */
export interface ActedWith {
  readonly actor?: Actor
  readonly input?: JsonObject
}

/** The facts of a case by the names that rules and values use. */
export function namedFacts(
  type: CaseType,
  kase: Case,
  facts: CaseFacts,
  { actor, input }: ActedWith = {},
): NamedValues {
  const { user, profile, settings, ledger, points, related, checklist } = facts
  const today = todayOf(facts)
  const yearStart = facts.yearStart ?? firstOfJanuary
  const plain = {
    answers: readAnswers(type, kase),
    case: caseFact(type, kase),
    input,
    last: kase.last,
    user,
    profile,
    settings,
    ledger,
    points,
    related,
    checklist,
    today,
    actor: actorFact(actor),
    review: reviewFact(type, kase),
    year: { this: yearName(today, yearStart), last: yearName(today, yearStart, -1) },
    charge: facts.charge,
  }
  const pool = poolFact(type, plain, facts)
  const placed: NamedValues = pool === undefined ? plain : { ...plain, pool }
  const charged: NamedValues =
    type.charges.size === 0 ? placed : { ...placed, charge: chargeFacts(type, placed, facts) }
  const days = timerDays(type, kase, charged, today)
  return days.length === 0 ? charged : { ...charged, timer: timerFact(days) }
}

/**
 * The answers that rules read: the frozen ones, with what effects have written since, unless the owner is editing them
 * at the start or in an editable state.
 */
export function readAnswers(type: CaseType, kase: Case): JsonObject {
  const { frozen, answers, state } = kase
  return frozen === undefined || isEditable(type, state) ? answers : frozen.answers
}

/** Whether the owner may change the answers freely in a state. */
export const isEditable = (type: CaseType, state: string): boolean =>
  state === startState || type.states.get(state)?.editable === true

function caseFact(type: CaseType, kase: Case): JsonObject {
  const { number, state, since, startedAt, revision, assignee, frozen } = kase
  const declared = type.states.get(state)
  return {
    number,
    state,
    wire: declared?.wire ?? declared?.title,
    since,
    startedAt,
    ...(frozen && { submittedAt: frozen.at }),
    revision,
    assignee,
    final: declared?.final === true,
    asked: openQuestion(kase) !== undefined,
  }
}

const actorFact = (actor: Actor | undefined): JsonObject =>
  actor?.kind === 'person' ? { id: actor.id, roles: actor.roles } : {}

/** The opinions given in this visit of the state. */
function reviewFact(type: CaseType, { reviews, visit }: Case): JsonObject {
  const entries = [...type.reviews.keys()].map((id) => {
    const given = reviews.filter((opinion) => opinion.review === id && opinion.visit === visit)
    const inFavour = given.filter(({ says }) => says === 'for').length
    return [id, { for: inFavour, against: given.length - inFavour, given: given.length }] as const
  })
  return Object.fromEntries(entries)
}

/**
 * Every charge: as billed, else with the amount that it would have, if it is asked of them; with the amount in units of
 * the currency besides.
 *
 * @param values with the billed charges as the fact `charge`
 */
function chargeFacts(type: CaseType, values: NamedValues, facts: CaseFacts): JsonObject {
  const { charge: billed = {}, currency } = facts
  const found: Record<string, JsonObject> = {}
  for (const charge of type.charges.values()) {
    const { [charge.id]: fact = unbilledCharge(type, charge, values, facts) } = billed
    const units = fact.amount === undefined ? undefined : fact.amount / centsInUnit
    found[charge.id] = { ...fact, units, currency }
  }
  return found
}
