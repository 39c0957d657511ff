import type { RefereeQuestion, RefereeResponseBody } from '../../contract/referee.ts'
import { orderFields } from '../../engine/overlay/order-fields.ts'
import { ownValue } from '../../engine/json/json.ts'
import type { JsonObject } from '../../engine/json/json.ts'
import { escapeSegment, parsePointer } from '../../engine/json/pointer.ts'
import { fieldTitleAt } from '../../engine/validation/field-title-at.ts'
import { checkAnswers } from '../platform/forms/check-answers.ts'
import { contextOf } from '../platform/forms/context-of.ts'
import { formOf } from '../platform/published/published-tenant.ts'
import type { PublishedTenant } from '../platform/published/published-tenant.ts'
import { Refusal } from '../platform/refusal.ts'

/** The questions of a form: its fields in their order, by their titles. */
export function questionsIn(tenant: PublishedTenant, form: string | null): readonly RefereeQuestion[] {
  if (form === null) return []
  const { document } = formOf(tenant, form)
  return orderFields(document.schema ?? {}, document.ui ?? {}).map((questionNo) => ({
    questionNo,
    question: fieldTitleAt(document, `/${escapeSegment(questionNo)}`),
    answer: '',
  }))
}

/**
 * The questions with their answers, checked by the form.
 *
 * @throws Refusal `invalid` with pointers into the body, e.g. `/Questions/2/answer`
 */
export function answeredQuestions(
  tenant: PublishedTenant,
  form: string | null,
  { Questions = [] }: Pick<RefereeResponseBody, 'Questions'>,
  now: Date,
): readonly RefereeQuestion[] {
  if (form === null) return []
  const questions = questionsIn(tenant, form)
  const given = Object.fromEntries(Questions.map(({ questionNo, answer }) => [questionNo, answer]))
  try {
    const answers = checkAnswers(formOf(tenant, form), given, contextOf(tenant, now))
    return questions.map((question) => ({ ...question, answer: answerIn(answers, question.questionNo) }))
  } catch (error) {
    throw inBody(
      error,
      Questions.map(({ questionNo }) => questionNo),
      questions,
    )
  }
}

const answerIn = (answers: JsonObject, name: string): string => {
  const answer = ownValue(answers, name)
  return typeof answer === 'string' ? answer : ''
}

/** The refusal with pointers into the list as it was sent; unsent answers get pointers past its end. */
function inBody(error: unknown, sent: readonly string[], questions: readonly RefereeQuestion[]): unknown {
  if (!(error instanceof Refusal) || !error.details.errors) return error
  const places = [...new Set([...sent, ...questions.map(({ questionNo }) => questionNo)])]
  const errors = error.details.errors.map((refused) => {
    const at = places.indexOf(parsePointer(refused.pointer)[0] ?? '')
    return { ...refused, pointer: at < 0 ? '/Questions' : `/Questions/${at}/answer` }
  })
  return new Refusal('invalid', { errors })
}
