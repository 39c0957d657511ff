import { todayIn } from '../../engine/format/today-in.ts'
import { textAnswer } from '../../engine/json/text-answer.ts'
import type { RefereeResponse, RefereeResponseBody } from '../../contract/referee.ts'
import { recordAudit } from '../platform/audit/audit-log.ts'
import type { TenantTransaction } from '../platform/database/database.ts'
import { checkAnswers } from '../platform/forms/check-answers.ts'
import { contextOf } from '../platform/forms/context-of.ts'
import { notify } from '../notifications/notifications.ts'
import { findProfile } from '../profiles/profiles.ts'
import { formOf } from '../platform/published/published-tenant.ts'
import type { PublishedTenant } from '../platform/published/published-tenant.ts'
import { Refusal } from '../platform/refusal.ts'
import { lockSection } from '../profiles/records.ts'
import { openRequest } from './open-request.ts'
import { answeredQuestions } from './questions.ts'
import { answerRequest, showRequest } from './referee-requests.ts'
import type { RefereeAnswer } from './referee-requests.ts'
import { refereeType } from './referee-types.ts'
import type { RefereeType } from './referee-types.ts'
import { refereeText } from './referee-section.ts'

/** The form that requires a remark for a rejection. */
const rejectionForm = 'forms/referee-rejection'

/**
 * Stores a referee's response: once, while the request is open. The applicant gets a notification and sees the response
 * in the record.
 *
 * @throws Refusal `request-not-found`, `already-answered`, `request-over`, `invalid`
 */
export async function storeRefereeAnswer(
  tx: TenantTransaction,
  tenant: PublishedTenant,
  body: RefereeResponseBody,
  now: Date,
): Promise<RefereeResponse> {
  const request = await openRequest(tx, body, now)
  await lockSection(tx, request.profile_id, request.section)
  const type = refereeType(tenant, refereeText(request.referee, 'refereeType'))
  const answered = await answerRequest(tx, request.id, answerOf(tenant, type, body, now), now)
  if (!answered) throw new Refusal('already-answered')
  const answeredOn = todayIn(tenant.declaration.timeZone, now)
  await showRequest(tx, request, { response: body.response, answeredOn })
  const Name = refereeText(request.referee, 'Name')
  const profile = await findProfile(tx, request.profile_id)
  const action = body.response === 'Accept' ? 'referee-accepted' : 'referee-rejected'
  if (profile) await notify(tx, profile.user_id, { kind: action, params: { name: Name } }, now)
  await recordAudit(tx, { actor_id: request.id, action, subject_id: profile?.user_id ?? null }, now)
  return { Name, refereeType: type.code, response: body.response }
}

/** What is stored. A rejection needs a remark, except through a link that responds in one step. */
function answerOf(tenant: PublishedTenant, type: RefereeType, body: RefereeResponseBody, now: Date): RefereeAnswer {
  const { response, Remarks } = body
  if (response === 'Accept') {
    return { response, remarks: null, questions: answeredQuestions(tenant, type.form, body, now) }
  }
  if (type.links !== 'none' && (Remarks ?? '').trim() === '') return { response, remarks: null, questions: [] }
  const answers = checkAnswers(formOf(tenant, rejectionForm), { Remarks }, contextOf(tenant, now))
  return { response, remarks: textAnswer(answers, 'Remarks'), questions: [] }
}
