import { isEmpty } from '../../../engine/cases/values/resolve-value.ts'
import type { JsonObject } from '../../../engine/json/json.ts'
import { awardIn } from '../../cpd/award-answers.ts'
import { addAwards } from '../../cpd/awards.ts'
import { lockMembers, planAwards } from '../../cpd/plan-awards.ts'
import { checkAnswers } from '../../platform/forms/check-answers.ts'
import { contextOf } from '../../platform/forms/context-of.ts'
import type { TenantTransaction } from '../../platform/database/database.ts'
import { formOf } from '../../platform/published/published-tenant.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { CasePlace } from '../case-place.ts'

/**
 * Awards points to the owner of a case. An award that says the same as one there is already adds nothing.
 *
 * @throws Refusal `invalid`, which refuses the whole step, where the values make no award, the owner is not in the
 *   register, or the activity, event or certificate has points already
 */
export async function awardPoints(
  tx: TenantTransaction,
  { tenant, profile, now }: CasePlace,
  values: JsonObject,
): Promise<void> {
  const given = Object.entries(values).filter(([, value]) => !isEmpty(value))
  const answers = { ...Object.fromEntries(given), memberNo: profile.member_no ?? '' }
  const award = awardIn(checkAnswers(formOf(tenant, 'forms/cpd-award'), answers, contextOf(tenant, now)))
  await lockMembers(tx, [award.memberNo])
  for (const planned of await planAwards(tx, [award])) {
    if ('wrong' in planned) throw new Refusal('invalid', { errors: [{ pointer: '', message: planned.wrong.message }] })
    if (planned.outcome === 'added') await addAwards(tx, [award], now)
  }
}
