import type { TenantTransaction } from '../../platform/database/database.ts'
import type { ProfileRow } from '../../profiles/profiles.ts'
import type { SectionCall } from '../../../engine/page/section-calls.ts'
import { questionsIn } from '../../referees/questions.ts'
import { createRequest } from '../../referees/referee-requests.ts'
import { refereeText } from '../../referees/referee-section.ts'
import { refereeType } from '../../referees/referee-types.ts'
import { storeRefereeAnswer } from '../../referees/store-referee-answer.ts'
import type { Caller } from '../../sections/section-context.ts'
import { addSampleRecord } from './add-sample-record.ts'
import { sampleAnswer, sampleReferees } from './sample-referees.ts'
import { unlessRefused } from './unless-refused.ts'

/** Adds referees who have accepted a request, of the types that the organisation has. */
export async function addSampleReferees(
  tx: TenantTransaction,
  caller: Caller,
  call: SectionCall | undefined,
  profile: ProfileRow,
): Promise<void> {
  const { tenant, now } = caller
  if (!call) return
  for (const answers of sampleReferees) {
    const [type] = tenant.references.items('referee-types', { Code: refereeText(answers, 'refereeType') })
    if (!type) continue
    const added = await addSampleRecord(tx, { caller, call, profile, incoming: { answers, files: new Map() } })
    if (!added) continue
    const { code } = await createRequest(tx, added.row, { now, timeZone: tenant.declaration.timeZone })
    const { form } = refereeType(tenant, refereeText(answers, 'refereeType'))
    const Questions = questionsIn(tenant, form).map(({ questionNo }) => ({
      questionNo,
      answer: sampleAnswer(questionNo),
    }))
    const answer = { memberNo: refereeText(answers, 'MemberNo'), code, response: 'Accept', Questions } as const
    await unlessRefused(storeRefereeAnswer(tx, tenant, answer, now))
  }
}
