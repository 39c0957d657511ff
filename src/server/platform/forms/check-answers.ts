import type { EvaluationContext } from '../../../engine/document/context.ts'
import { isJsonObject } from '../../../engine/json/json.ts'
import type { JsonObject, JsonValue } from '../../../engine/json/json.ts'
import type { JsonPointer } from '../../../engine/json/pointer.ts'
import type { CompiledForm } from '../../../engine/validation/compiled-form.ts'
import { prepareAnswers } from '../../../engine/validation/prepare-answers.ts'
import { Refusal, refusedAnswer } from '../refusal.ts'
import type { RefusedAnswer } from '../refusal.ts'

/** Issues that were found before the form is checked. */
export interface FoundIssues {
  readonly issues: readonly RefusedAnswer[]
  /** Pointers of fields whose own issues are not reported. */
  readonly passedOver: readonly JsonPointer[]
}

const nothing: FoundIssues = { issues: [], passedOver: [] }

/**
 * The answers as they are stored: normalised, valid, without hidden fields.
 *
 * @param found issues from earlier checks; their fields report no others
 * @throws Refusal `invalid` with every issue's pointer and declared message
 */
export function checkAnswers(
  form: CompiledForm,
  answers: JsonValue,
  context: EvaluationContext,
  found: FoundIssues = nothing,
): JsonObject {
  const prepared = prepareAnswers(form, answers, context)
  const settled = new Set([...found.issues.map(({ pointer }) => pointer), ...found.passedOver])
  const others = prepared.issues.filter(({ pointer }) => !settled.has(pointer))
  const errors = [...found.issues, ...others.map(refusedAnswer)]
  if (errors.length > 0) throw new Refusal('invalid', { errors })
  if (!isJsonObject(prepared.answers)) throw new Refusal('bad-request')
  return prepared.answers
}
