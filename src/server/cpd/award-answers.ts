import { answerTexts } from '../../contract/declared-answers.ts'
import { asJson } from '../../engine/json/as-json.ts'
import { isJsonObject } from '../../engine/json/json.ts'
import type { JsonObject } from '../../engine/json/json.ts'
import type { NewAward } from './awards.ts'

const awardText = answerTexts<'forms/cpd-award'>()

/** The award of valid answers of `forms/cpd-award`. */
export const awardIn = (answers: JsonObject): NewAward => ({
  memberNo: awardText(answers, 'memberNo'),
  description: awardText(answers, 'description'),
  period: String(answers['period']),
  pointAwarded: Number(answers['pointAwarded']),
  provider: awardText(answers, 'provider'),
  location: awardText(answers, 'location'),
  eventCode: awardText(answers, 'eventCode'),
  certificateNo: awardText(answers, 'certificateNo'),
})

/** An award as answers of that form, without what is empty. */
export function awardAnswers({ period, ...award }: NewAward): JsonObject {
  const answers = asJson({ ...award, period: Number(period) })
  return isJsonObject(answers) ? Object.fromEntries(Object.entries(answers).filter(([, value]) => value !== '')) : {}
}
