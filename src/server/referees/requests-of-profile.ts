import type { DeskReferee } from '../../contract/desk.ts'
import { isJsonObject } from '../../engine/json/json.ts'
import { momentIn } from '../../engine/format/moment-in.ts'
import { textAnswer } from '../../engine/json/text-answer.ts'
import type { TenantTransaction } from '../platform/database/database.ts'
import { refereeText } from './referee-section.ts'

/** Everybody who was asked about a profile, with their answers, in the order of the profile's records. */
export async function requestsOfProfile(
  { tenant, db }: TenantTransaction,
  profileId: string,
  timeZone: string,
): Promise<DeskReferee[]> {
  const rows = await db
    .selectFrom('referee_requests')
    .selectAll()
    .where('tenant', '=', tenant)
    .where('profile_id', '=', profileId)
    .orderBy('section')
    .orderBy('entry_no')
    .execute()
  return rows.map(({ id, referee, created_at, answered_at, response, remarks, questions }) => ({
    id,
    name: refereeText(referee, 'Name'),
    memberNo: refereeText(referee, 'MemberNo'),
    asked: momentIn(timeZone, created_at),
    answered: answered_at === null ? null : momentIn(timeZone, answered_at),
    response,
    remarks,
    questions: questions.filter(isJsonObject).map((question) => ({
      questionNo: textAnswer(question, 'questionNo'),
      question: textAnswer(question, 'question'),
      answer: textAnswer(question, 'answer'),
    })),
  }))
}
