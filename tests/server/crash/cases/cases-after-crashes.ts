import { manyMembersTenant } from '../../../../scripts/bench/server/many-members.ts'
import { openDatabase } from '../../../../src/server/platform/database/open-database.ts'
import type { DatabasePlace } from '../../../../src/server/platform/database/open-database.ts'
import type { TenantTransaction } from '../../../../src/server/platform/database/database.ts'
import type { CaseCrashRun } from './case-crashes.ts'
import { grantStates } from './grant-case.ts'
import type { KnownCase } from './pair-at-work.ts'

/** The stored cases compared with the responses. Every list should be empty. */
export interface CaseFindings {
  /** Cases with a response that are missing, or stand before the state of their last response. */
  readonly lost: readonly string[]
  /** Cases that no response acknowledged, and cases that a repeated step began twice. */
  readonly unknown: readonly string[]
  /** Cases of which a step is there in part: its history, what it froze, billed or sent, or the event that waits. */
  readonly inPart: readonly string[]
  /** Gaps in the series of numbers: a step that is not there has drawn none. */
  readonly gaps: readonly string[]
  /** How many cases there are, and how many of them the system closed after they had waited. */
  readonly cases: number
  readonly closedLater: number
}

/** Compares what is stored with what each pair knows. */
export async function findCasesAfterCrashes(place: DatabasePlace, { pairs }: CaseCrashRun): Promise<CaseFindings> {
  const database = await openDatabase(place)
  const stored = await database.inTenant(manyMembersTenant, readCases)
  await database.close()
  const known = new Map(pairs.flatMap((pair) => [...pair.known]))
  const byReason = new Map(stored.map((one) => [one.reason, one]))
  const numbers = stored.map(({ number }) => Number(number.replace(/\D/g, ''))).toSorted((left, right) => left - right)
  return {
    lost: [...known].flatMap(([reason, one]) => (isKept(one, byReason.get(reason)) ? [] : [reason])),
    unknown: stored
      .filter((one) => !known.has(one.reason) || byReason.get(one.reason) !== one)
      .map(({ reason }) => reason),
    inPart: stored.flatMap((one) => (isWhole(one) ? [] : [JSON.stringify(one)])),
    gaps: numbers.flatMap((number, i) => (number === i + 1 ? [] : [`${number} is the number of case ${i + 1}`])),
    cases: stored.length,
    closedLater: stored.filter(({ hasWaited }) => hasWaited).length,
  }
}

type StoredCase = Awaited<ReturnType<typeof readCases>>[number]

const placeOf = (state: string): number => grantStates.findIndex((one) => one.state === state)

const isKept = ({ number, state }: KnownCase, stored: StoredCase | undefined): boolean =>
  stored?.number === number && placeOf(stored.state) >= placeOf(state)

/** Whether every step up to the case's state has each of its traces once, and no later step has any. */
function isWhole({ state, revision, steps, frozen, charges, subjects, events }: StoredCase): boolean {
  const place = placeOf(state)
  const reached = grantStates.slice(0, place + 1)
  return (
    revision === place + 1 &&
    steps.join() === reached.map((one) => one.state).join() &&
    frozen === 1 &&
    charges === (place > 0 ? 1 : 0) &&
    events === (state === 'granted' ? 1 : 0) &&
    subjects.toSorted().join() ===
      reached
        .map(({ subject }) => subject)
        .toSorted()
        .join()
  )
}

async function readCases({ tenant, db }: TenantTransaction) {
  // Every member has an application besides.
  const ofTenant = db.selectFrom('cases').selectAll().where('tenant', '=', tenant)
  const rows = await ofTenant.where('type', '=', 'cases/grant').execute()
  const history = await db
    .selectFrom('case_history')
    .selectAll()
    .where('tenant', '=', tenant)
    .orderBy('entry_no')
    .execute()
  const frozen = await db.selectFrom('case_frozen').select('case_id').where('tenant', '=', tenant).execute()
  const charges = await db.selectFrom('ledger_lines').select('case_id').where('tenant', '=', tenant).execute()
  const events = await db.selectFrom('case_events').select('case_id').where('tenant', '=', tenant).execute()
  const sent = await db.selectFrom('outbox').select('subject').where('tenant', '=', tenant).execute()
  const subjects = sent.flatMap(({ subject }) => subject ?? [])
  return rows.map(({ id, number, state, revision, answers }) => {
    const ofCase = (some: readonly { readonly case_id: string | null }[]) =>
      some.filter(({ case_id }) => case_id === id).length
    const own = history.filter(({ case_id }) => case_id === id)
    const [granted, closed] = [own[1]?.at, own[2]?.at]
    return {
      reason: String(answers['Reason']),
      number,
      state,
      revision,
      steps: own.map(({ to_state }) => to_state),
      frozen: ofCase(frozen),
      charges: ofCase(charges),
      events: ofCase(events),
      subjects: subjects.filter((one) => one.endsWith(` ${number}`)).map((one) => one.split(' ')[0] ?? ''),
      hasWaited: granted !== undefined && closed !== undefined && closed > granted,
    }
  })
}
