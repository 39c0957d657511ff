import type { Selectable } from 'kysely'
import { giveAssurance, isInTime, openAttempt } from '../../engine/cases/steps/assurances.ts'
import type { Attempt } from '../../engine/cases/model/act.ts'
import type { GivenAssurance } from '../../engine/cases/model/case.ts'
import { momentIn } from '../../engine/format/moment-in.ts'
import type { JsonValue } from '../../engine/json/json.ts'
import type { TenantTransaction } from '../platform/database/database.ts'
import type { CaseAttemptsTable } from '../platform/database/tables/cases.ts'
import type { PublishedTenant } from '../platform/published/published-tenant.ts'

export type AttemptRow = Selectable<CaseAttemptsTable>

/** What an attempt is for: a transition of a case, or of one that does not exist yet. */
export interface AttemptPlace {
  readonly userId: string
  readonly type: string
  readonly caseId: string | null
  readonly transition: string
}

/** The user's open attempt; each has at most one. */
export async function findAttempt({ tenant, db }: TenantTransaction, userId: string): Promise<AttemptRow | undefined> {
  const query = db.selectFrom('case_attempts').selectAll().where('tenant', '=', tenant)
  return query.where('user_id', '=', userId).executeTakeFirst()
}

/** The user's open attempt where it is for this place. Whether it is still valid, `step` decides. */
export async function attemptAt(tx: TenantTransaction, place: AttemptPlace): Promise<Attempt | undefined> {
  const row = await findAttempt(tx, place.userId)
  return row && isAt(row, place) ? attemptIn(row) : undefined
}

/** The same for a caller; whoever acts as the user does not use what the user signed. */
export const attemptInPerson = async (
  tx: TenantTransaction,
  { actorId }: { readonly actorId?: string | undefined },
  place: AttemptPlace,
): Promise<Attempt | undefined> => (actorId === undefined ? attemptAt(tx, place) : undefined)

const isAt = (row: AttemptRow, { type, caseId, transition }: AttemptPlace): boolean =>
  row.type === type && row.case_id === caseId && row.transition === transition

const attemptIn = ({ transition, hash, opened_at, given }: AttemptRow): Attempt => ({
  transition,
  hash,
  openedAt: opened_at,
  given,
})

/** The attempt for a place: the open one, or a new one where that is for something else, over, or of other answers. */
export async function continueAttempt(
  tx: TenantTransaction,
  place: AttemptPlace,
  { hash, now }: { readonly hash: string; readonly now: string },
): Promise<Attempt> {
  const found = await attemptAt(tx, place)
  return found?.hash === hash && isInTime(found, now) ? found : openAttempt(place.transition, hash, now)
}

/** Stores the user's open attempt, in place of any other. */
export async function keepAttempt(
  { tenant, db }: TenantTransaction,
  { userId, type, caseId, transition }: AttemptPlace,
  { hash, openedAt, given }: Attempt,
): Promise<void> {
  const columns = {
    type,
    case_id: caseId,
    transition,
    hash,
    opened_at: openedAt,
    given: JSON.stringify(given),
  }
  await db
    .insertInto('case_attempts')
    .values({ tenant, user_id: userId, ...columns })
    .onConflict((conflict) => conflict.columns(['tenant', 'user_id']).doUpdateSet(columns))
    .execute()
}

/** A transition was taken with it: it serves only once. */
export async function dropAttempt({ tenant, db }: TenantTransaction, userId: string): Promise<void> {
  await db.deleteFrom('case_attempts').where('tenant', '=', tenant).where('user_id', '=', userId).execute()
}

/** A proof that another call received for the user's open attempt, where it asks for that next. */
export interface GivenProof {
  readonly userId: string
  readonly kind: 'signature' | 'one-time-code'
  /** The signature's file, or the masked phone number. */
  readonly evidence: JsonValue
}

/** Notes a signature or an entered code in the user's open attempt. Without one, or out of turn, it means nothing. */
export async function fillAttempt(
  tx: TenantTransaction,
  tenant: PublishedTenant,
  { userId, kind, evidence }: GivenProof,
  now: Date,
): Promise<void> {
  const row = await findAttempt(tx, userId)
  const transition = row && tenant.cases.get(row.type)?.transitions.get(row.transition)
  if (row === undefined || transition === undefined) return
  const next = transition.assure?.[row.given.length]
  if (next?.kind !== kind) return
  const given: GivenAssurance = { id: next.id, at: momentIn(tenant.declaration.timeZone, now), evidence }
  const filled = giveAssurance(attemptIn(row), transition, given)
  const place = { userId, type: row.type, caseId: row.case_id, transition: row.transition }
  if (filled !== undefined) await keepAttempt(tx, place, filled)
}
