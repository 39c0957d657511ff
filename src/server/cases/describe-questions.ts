import type { AnsweredQuestion, AskedQuestion } from '../../contract/case-question.ts'
import { seenCase } from '../../engine/cases/access.ts'
import { openQuestion } from '../../engine/cases/model/case.ts'
import { isRecordPin } from '../../engine/cases/model/question-pin.ts'
import { isParty } from '../../engine/cases/steps/may-act.ts'
import type { Case, CaseQuestion } from '../../engine/cases/model/case.ts'
import type { JsonObject } from '../../engine/json/json.ts'
import type { TenantTransaction } from '../platform/database/database.ts'
import type { OpenedCase } from './opened-case.ts'
import { namesOf } from './person-names.ts'

/** The question that waits for the owner, as its reader sees it; null when there is none. */
export function describeQuestion(opened: OpenedCase): AskedQuestion | null {
  const question = openQuestion(opened.kase)
  return question === undefined ? null : asked(opened, question)
}

/** The questions that the owner has answered, the newest first, with what they changed. For staff. */
export async function describeAnswered(tx: TenantTransaction, opened: OpenedCase): Promise<AnsweredQuestion[]> {
  const { questions } = opened.kase
  const names = await namesOf(
    tx,
    questions.map(({ by }) => by),
  )
  const seen = seenAnswers(opened)
  return questions.toReversed().flatMap((question) => {
    const { by, closedAt, changed, words = '', records = [] } = question
    if (closedAt === undefined || changed === undefined) return []
    return [
      {
        ...asked(opened, question),
        by: names.get(by) ?? opened.place.tenant.declaration.name,
        answeredAt: closedAt,
        words,
        answers: { before: seen(changed.before), after: seen(changed.after) },
        records: records.map(({ section, entryNo, before = null, after = null }) => ({
          section,
          entryNo,
          before,
          after,
        })),
      },
    ]
  })
}

/** What is asked. Related people other than the owner do not see the records of the profile. */
function asked(opened: OpenedCase, { at, text, pins, records = [] }: CaseQuestion): AskedQuestion {
  const seesRecords = readsRecords(opened)
  return {
    at,
    text,
    pins: pins.map((pin) => {
      if (!isRecordPin(pin)) return { field: pin.field }
      const { section, entryNo, page } = pin
      const found = records.find((one) => one.section === section && one.entryNo === entryNo)
      return { section, entryNo, ...(page && { page }), ...(seesRecords && found?.before && { record: found.before }) }
    }),
  }
}

const readsRecords = ({ actor, kase, facts }: OpenedCase): boolean =>
  actor.id === kase.owner || !isParty(kase, actor, facts)

/** Takes from answers what the caller does not see. */
function seenAnswers({ place, kase, actor, facts }: OpenedCase): (answers: JsonObject) => JsonObject {
  return (answers) => {
    const changed: Case = { ...kase, answers }
    return seenCase(place.type, changed, actor, { history: [], facts })?.answers ?? {}
  }
}
