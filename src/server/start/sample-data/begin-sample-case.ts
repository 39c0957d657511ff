import { ownersStart } from '../../../engine/cases/beginning.ts'
import type { CaseType } from '../../../engine/cases/case-type.ts'
import { signedHash } from '../../../engine/cases/steps/assurances.ts'
import { momentIn } from '../../../engine/format/moment-in.ts'
import type { JsonObject } from '../../../engine/json/json.ts'
import type { UserRow } from '../../accounts/find-session.ts'
import { findUserByEmail } from '../../accounts/users.ts'
import { lockCaseProfile } from '../../cases/case-place.ts'
import type { CaseWorld } from '../../cases/case-place.ts'
import { beginCase, startCase, unstarted } from '../../cases/settle-case.ts'
import { caseActor } from '../../cases/take-act.ts'
import type { TenantTransaction } from '../../platform/database/database.ts'
import { Refusal } from '../../platform/refusal.ts'

/** What a sample account begins. */
export interface BegunBySample {
  readonly type: CaseType
  readonly user: UserRow
  readonly answers: JsonObject
}

/** Whether a sample account has a profile and no case of a type. */
export async function lacksSampleCase(
  tx: TenantTransaction,
  { email, type }: { readonly email: string; readonly type: string },
): Promise<boolean> {
  const profile = (await findUserByEmail(tx, email))?.profile_id
  if (!profile) return false
  const own = tx.db.selectFrom('cases').select('id').where('tenant', '=', tx.tenant).where('type', '=', type)
  return (await own.where('profile_id', '=', profile).limit(1).executeTakeFirst()) === undefined
}

/**
 * Begins a case as its owner does, with everything given that its start asks for.
 *
 * @returns the case's id
 * @throws Refusal `not-found` where members do not begin cases of the type, and whatever its rules refuse
 */
export async function beginSampleCase(
  tx: TenantTransaction,
  world: CaseWorld,
  { type, user, answers: sent }: BegunBySample,
): Promise<string> {
  const start = ownersStart(type)
  if (start === undefined || user.profile_id === null) throw new Refusal('not-found')
  const profile = await lockCaseProfile(tx, user.profile_id)
  const place = await beginCase(tx, world, { type, profile, owner: user })
  const { kase, facts } = await unstarted(tx, place, sent)
  const { answers } = kase
  const now = momentIn(world.tenant.declaration.timeZone, world.now)
  const given = (start.assure ?? []).map(({ id }) => ({ id, at: now }))
  const hash = signedHash(type, start, facts.contentsOf(answers))
  const attempt = { transition: start.id, hash, openedAt: now, given }
  await startCase(tx, place, { do: start.id, by: await caseActor(tx, world, { user }), answers, attempt })
  return place.id
}
