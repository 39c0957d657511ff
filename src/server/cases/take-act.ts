import { seenCase } from '../../engine/cases/access.ts'
import type { Act } from '../../engine/cases/model/act.ts'
import type { ActingPerson } from '../../engine/cases/model/actor.ts'
import { openQuestion } from '../../engine/cases/model/case.ts'
import { isRecordPin } from '../../engine/cases/model/question-pin.ts'
import { step } from '../../engine/cases/step.ts'
import type { UserRow } from '../accounts/find-session.ts'
import type { TenantTransaction } from '../platform/database/database.ts'
import { Refusal } from '../platform/refusal.ts'
import { lockCaseProfile, placesOfCases } from './case-place.ts'
import type { CasePlace, CaseWorld } from './case-place.ts'
import { caseRefusal } from './case-refusal.ts'
import { caseOf, findCase, lockCase } from './case-row.ts'
import type { CaseRow } from './case-row.ts'
import { lockKeptOfCase } from './kept/lock-kept.ts'
import { loadFacts, loadFactsOf } from './facts/load-facts.ts'
import type { LoadedFacts } from './facts/load-facts.ts'
import { onlyOne } from '../platform/only-one.ts'
import type { OpenedCase, OpenedRow } from './opened-case.ts'
import { settleCase } from './settle-case.ts'
import type { SettledCase } from './settle-case.ts'
import { staleCase, stateAt } from './stale-case.ts'

/** Who calls: the account of a session and whoever acts as it. */
export interface CaseCaller {
  readonly user: UserRow
  readonly actorId?: string | undefined
  /** The state in which they read a case that has moved since. */
  readonly readIn?: string | undefined
}

/** The caller as an actor of cases, with their roles. */
export async function caseActor(
  tx: TenantTransaction,
  { staff, tenant }: Pick<CaseWorld, 'staff' | 'tenant'>,
  { user, actorId }: CaseCaller,
): Promise<ActingPerson> {
  // Whoever acts as a member has no roles, even if the member was given one since.
  const roles = actorId === undefined ? await staff.rolesOf(tx, tenant, user) : []
  return { kind: 'person', id: user.id, roles, ...(actorId !== undefined && { through: actorId }) }
}

/**
 * Opens a case for a caller.
 *
 * @throws Refusal `not-found` when there is none, or the caller does not see it: also an owner who acts for another
 *   profile now
 */
export async function openCase(
  tx: TenantTransaction,
  world: CaseWorld,
  caller: CaseCaller,
  row: CaseRow | undefined,
): Promise<OpenedRow> {
  if (row === undefined) throw new Refusal('not-found')
  return onlyOne(await openCases(tx, world, caller, [row]))
}

/**
 * Opens several cases for a caller, in their order.
 *
 * @throws Refusal `not-found` when the caller does not see one of them
 */
export async function openCases(
  tx: TenantTransaction,
  world: CaseWorld,
  caller: CaseCaller,
  rows: readonly CaseRow[],
): Promise<readonly OpenedRow[]> {
  const isElsewhere = (row: CaseRow) => caller.user.id === row.owner_id && caller.user.profile_id !== row.profile_id
  if (rows.some(isElsewhere)) throw new Refusal('not-found')
  const placed = await placesOfCases(tx, world, rows)
  const loaded = await loadFactsOf(
    tx,
    placed.map((one) => ({ ...one, kase: caseOf(one.row) })),
  )
  const actor = await caseActor(tx, world, caller)
  return loaded.map((one) => {
    const { place, kase, facts } = one
    const read = { ...kase, state: caller.readIn ?? kase.state }
    const seen = seenCase(place.type, read, actor, { history: [], facts })
    if (seen === undefined) throw new Refusal('not-found')
    return { ...one, actor }
  })
}

/**
 * Does one thing with a case, in one transaction with everything that follows: the profile is locked, then the case;
 * then its facts are read.
 *
 * @param actFor what to do, from the case as it is
 * @throws Refusal `not-found`; `stale` with who did what when; `case-closed`, `invalid`, `conflict`
 */
export async function takeAct(
  tx: TenantTransaction,
  world: CaseWorld,
  { caller, id, revision, actFor }: AskedAct,
): Promise<SettledCase> {
  const row = await lockedCase(tx, world, id)
  if (row !== undefined && revision !== undefined && revision < row.revision) {
    const read = await openCase(tx, world, { ...caller, readIn: await stateAt(tx, id, revision) }, row)
    throw await staleCase(tx, read.place, read.actor.id)
  }
  const opened = await openCase(tx, world, caller, row)
  const { kase, place, actor } = opened
  const act = actFor(opened)
  const facts = await factsFor(tx, opened, act)
  const outcome = step(place.type, kase, act, facts)
  if (outcome.ok) return settleCase(tx, place, { outcome, facts })
  if (outcome.refusals.some(({ code }) => code === 'stale')) throw await staleCase(tx, place, actor.id)
  throw caseRefusal(outcome.refusals)
}

/** What an act reads: a submission the records of now, a question and its answer those that it is pinned to as well. */
async function factsFor(tx: TenantTransaction, { place, kase, facts }: OpenedCase, act: Act): Promise<LoadedFacts> {
  if ('do' in act) return isSubmission(place, act.do) ? loadFacts(tx, place, kase, { isLive: true }) : facts
  const pins = 'ask' in act ? act.ask.pins : 'answer' in act ? (openQuestion(kase)?.pins ?? []) : []
  const sections = new Set(pins.filter(isRecordPin).map(({ section }) => section))
  return sections.size === 0 ? facts : loadFacts(tx, place, kase, { others: sections })
}

/** A case, locked after its profile; and then what it is about, where its type has relations to that. */
export async function lockedCase(
  tx: TenantTransaction,
  { tenant }: Pick<CaseWorld, 'tenant'>,
  id: string,
): Promise<CaseRow | undefined> {
  const found = await findCase(tx, id)
  if (found === undefined) return undefined
  await lockCaseProfile(tx, found.profile_id)
  const row = await lockCase(tx, id)
  if (row !== undefined) await lockKeptOfCase(tx, tenant, row)
  return row
}

export interface AskedAct {
  readonly caller: CaseCaller
  readonly id: string
  /** The one that the caller saw. */
  readonly revision?: number | undefined
  readonly actFor: (opened: OpenedCase) => Act
}

/** Whether a transition submits: what it is about are the records as they are now, not as they were frozen. */
export const isSubmission = ({ type }: CasePlace, transition: string): boolean =>
  type.transitions.get(transition)?.effects?.some(({ effect }) => effect === 'freeze') === true
