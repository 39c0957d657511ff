import { changedValues } from '../../engine/json/changed-values.ts'
import type { JsonObject } from '../../engine/json/json.ts'
import { textAnswer } from '../../engine/json/text-answer.ts'
import { findMember } from '../members/members.ts'
import { recordAudit } from '../platform/audit/audit-log.ts'
import type { TenantTransaction } from '../platform/database/database.ts'
import { isUuid } from '../platform/database/is-uuid.ts'
import { Refusal } from '../platform/refusal.ts'
import { awardAnswers, awardIn } from './award-answers.ts'
import { addAwards, awardColumnsOf, awardOf } from './awards.ts'
import type { AwardRow, NewAward } from './awards.ts'
import { lockMembers, planAwards, repetition } from './plan-awards.ts'

/** Who does something with an award, and when. */
export interface AwardActor {
  readonly actorId: string
  readonly now: Date
}

/**
 * Awards points to a member, or corrects an award that the answers name. The audit log has what it says, and from which
 * value to which it was corrected, with the reason.
 *
 * @param answers valid ones of `forms/cpd-award`
 * @throws Refusal `invalid`, at its field, for a number that is not in the register or an award that there is already;
 *   `not-found` for an award to correct that there is not, or that was withdrawn
 */
export async function saveAward(tx: TenantTransaction, answers: JsonObject, actor: AwardActor): Promise<void> {
  const { id, reason } = { id: textAnswer(answers, 'id'), reason: textAnswer(answers, 'reason') }
  const award = awardIn(answers)
  if (id !== '') return correct(tx, id, { award, reason }, actor)
  await lockMembers(tx, [award.memberNo])
  await requireNew(tx, award)
  await addAwards(tx, [award], actor.now)
  await record(tx, 'award-added', { memberNo: award.memberNo, from: {}, to: awardAnswers(award) }, actor)
}

/**
 * Withdraws an award: it no longer counts, and stays stored.
 *
 * @throws Refusal `not-found` for one that there is not, or that was withdrawn
 */
export async function withdrawAward(
  tx: TenantTransaction,
  { id, reason }: { readonly id: string; readonly reason: string },
  actor: AwardActor,
): Promise<void> {
  const award = awardOf(await standingAward(tx, id))
  await change(tx, id).set({ withdrawn_at: actor.now }).execute()
  const { memberNo } = award
  await record(tx, 'award-withdrawn', { memberNo, from: awardAnswers(award), to: { reason } }, actor)
}

async function correct(
  tx: TenantTransaction,
  id: string,
  { award, reason }: { readonly award: NewAward; readonly reason: string },
  actor: AwardActor,
): Promise<void> {
  const before = awardOf(await standingAward(tx, id))
  const { memberNo } = award
  await lockMembers(tx, [before.memberNo, memberNo])
  await requireNew(tx, award, id)
  await change(tx, id).set(awardColumnsOf(award)).execute()
  const to = { ...awardAnswers(award), reason }
  await record(tx, 'award-corrected', { memberNo, from: awardAnswers(before), to }, actor)
}

const change = ({ tenant, db }: TenantTransaction, id: string) =>
  db.updateTable('cpd_awards').where('tenant', '=', tenant).where('id', '=', id)

/** An award that counts, locked until the transaction ends. */
async function standingAward({ tenant, db }: TenantTransaction, id: string): Promise<AwardRow> {
  const found = isUuid(id)
    ? await db
        .selectFrom('cpd_awards')
        .selectAll()
        .where('tenant', '=', tenant)
        .where('id', '=', id)
        .where('withdrawn_at', 'is', null)
        .forUpdate()
        .executeTakeFirst()
    : undefined
  if (!found) throw new Refusal('not-found')
  return found
}

/** Refuses an award to nobody in the register, and one that there is already. */
async function requireNew(tx: TenantTransaction, award: NewAward, except?: string): Promise<void> {
  const [planned] = await planAwards(tx, [award], except)
  if (planned === undefined || ('outcome' in planned && planned.outcome === 'added')) return
  const { field, message } = 'wrong' in planned ? planned.wrong : repetition('all', award)
  throw new Refusal('invalid', { errors: [{ pointer: `/${field}`, message }] })
}

interface Recorded {
  readonly memberNo: string
  readonly from: JsonObject
  readonly to: JsonObject
}

async function record(
  tx: TenantTransaction,
  action: 'award-added' | 'award-corrected' | 'award-withdrawn',
  { memberNo, from, to }: Recorded,
  { actorId, now }: AwardActor,
): Promise<void> {
  const member = await findMember(tx, memberNo)
  const entry = { actor_id: actorId, action, subject_id: member?.user_id ?? null, detail: memberNo }
  await recordAudit(tx, { ...entry, changes: changedValues(from, to) }, now)
}
