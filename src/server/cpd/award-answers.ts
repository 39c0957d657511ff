import { asJson } from '../../engine/json/as-json.ts'
import { isJsonObject } from '../../engine/json/json.ts'
import type { JsonObject } from '../../engine/json/json.ts'
import { textAnswer } from '../../engine/json/text-answer.ts'
import type { NewAward } from './awards.ts'

/** The award of valid answers of `forms/cpd-award`. */
export const awardIn = (answers: JsonObject): NewAward => ({
  memberNo: textAnswer(answers, 'memberNo'),
  description: textAnswer(answers, 'description'),
  period: String(answers['period']),
  pointAwarded: Number(answers['pointAwarded']),
  provider: textAnswer(answers, 'provider'),
  location: textAnswer(answers, 'location'),
  eventCode: textAnswer(answers, 'eventCode'),
  certificateNo: textAnswer(answers, 'certificateNo'),
})

/** An award as answers of that form, without what is empty. */
export function awardAnswers({ period, ...award }: NewAward): JsonObject {
  const answers = asJson({ ...award, period: Number(period) })
  return isJsonObject(answers) ? Object.fromEntries(Object.entries(answers).filter(([, value]) => value !== '')) : {}
}
