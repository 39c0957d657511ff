import type { EvaluationContext } from '../../engine/context.ts'
import { isJsonObject } from '../../engine/json.ts'
import type { JsonObject, JsonValue } from '../../engine/json.ts'
import type { CompiledForm } from '../../engine/validation/compiled-form.ts'
import { prepareAnswers } from '../../engine/validation/prepare-answers.ts'
import { Refusal } from '../refusal.ts'

/**
 * The answers as they are stored: normalised, without what is hidden, valid.
 *
 * @throws Refusal `invalid` with every issue's pointer and declared message
 */
export function checkAnswers(form: CompiledForm, answers: JsonValue, context: EvaluationContext): JsonObject {
  const prepared = prepareAnswers(form, answers, context)
  if (prepared.issues.length > 0) {
    const errors = prepared.issues.map(({ pointer, message }) => ({ pointer, message }))
    throw new Refusal('invalid', { errors })
  }
  if (!isJsonObject(prepared.answers)) throw new Refusal('bad-request')
  return prepared.answers
}
