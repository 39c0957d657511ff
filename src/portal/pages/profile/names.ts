import type { ApprovedNames } from '../../../contract/profile.ts'
import { answerTexts } from '../../../contract/declared-answers.ts'
import type { JsonObject } from '../../../engine/json/json.ts'

export type Names = ApprovedNames

const text = answerTexts<'sections/bio' | 'forms/names-approval'>()

/** The names in a profile or in the form's answers; empty where one is missing. */
export function readNames(answers: JsonObject): Names {
  return {
    LastName: text(answers, 'LastName'),
    FirstName: text(answers, 'FirstName'),
    SecondName: text(answers, 'SecondName'),
  }
}
