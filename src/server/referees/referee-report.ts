import { textAnswer } from '../../engine/json/text-answer.ts'
import type { RefereeForm, RefereeQuestion } from '../../contract/referee.ts'
import { isJsonObject } from '../../engine/json/json.ts'
import type { JsonObject } from '../../engine/json/json.ts'
import type { TenantTransaction } from '../platform/database/database.ts'
import { isUuid } from '../platform/database/is-uuid.ts'
import { Refusal } from '../platform/refusal.ts'
import type { Caller } from '../sections/section-context.ts'
import { describeApplicant } from './describe-request.ts'
import { findRequestById, findRequestOf } from './referee-requests.ts'
import type { RefereeRequest } from './referee-requests.ts'
import { refereeSection, refereeText } from './referee-section.ts'
import { refereeType } from './referee-types.ts'

/** The contents of the report of a referee's answer. */
export interface RefereeReport {
  readonly applicant: RefereeForm['applicant']
  /** The referee's record as it was when the request was sent. */
  readonly referee: JsonObject
  readonly type: string
  readonly response: 'Accept' | 'Reject'
  readonly remarks: string | null
  readonly answeredAt: Date
  readonly questions: readonly RefereeQuestion[]
}

/**
 * The report of a response. Users name their own referee by entry number; those whose role shows them profiles may
 * also name a request by id.
 *
 * @throws Refusal `report-not-found` when it does not exist, has no response, or the caller may not see it
 */
export async function refereeReport(tx: TenantTransaction, caller: Caller, id: string): Promise<RefereeReport> {
  const request = await requestNamed(tx, caller, id)
  if (!request?.answered_at || !request.response) throw new Refusal('report-not-found')
  const { referee, response, remarks, answered_at, questions } = request
  return {
    applicant: await describeApplicant(tx, caller.tenant, request),
    referee,
    type: refereeType(caller.tenant, refereeText(referee, 'refereeType')).title,
    response,
    remarks,
    answeredAt: answered_at,
    questions: questions.filter(isJsonObject).map((question) => ({
      questionNo: textAnswer(question, 'questionNo'),
      question: textAnswer(question, 'question'),
      answer: textAnswer(question, 'answer'),
    })),
  }
}

async function requestNamed(
  tx: TenantTransaction,
  { user, rights }: Caller,
  id: string,
): Promise<RefereeRequest | undefined> {
  if (isUuid(id)) return rights?.has('profiles') ? findRequestById(tx, id) : undefined
  if (!/^[1-9]\d{0,8}$/.test(id) || !user.profile_id) return undefined
  return findRequestOf(tx, { profile_id: user.profile_id, section: refereeSection, entry_no: Number(id) })
}
