import type { EvaluationContext } from '../document/context.ts'
import type { FieldIssue } from '../document/issue.ts'
import type { JsonObject } from '../json/json.ts'
import type { CompiledForm } from '../validation/compiled-form.ts'
import { prepareAnswers } from '../validation/prepare-answers.ts'
import { fitAnswers } from './fit-answers.ts'

/**
 * What a stored record lacks under the current form, whatever form it was written under; empty when it satisfies it.
 * @param answers as they are stored; what the form does not ask is passed over
 * @param context with `record` and `records` where the form's rules may name them
 */
export function recordIssues(
  form: CompiledForm,
  answers: JsonObject,
  context: EvaluationContext,
): readonly FieldIssue[] {
  return prepareAnswers(form, fitAnswers(form.document, answers).answers, context).issues
}

/** Whether a stored record satisfies the current form: the question that a checklist asks. */
export function satisfiesForm(form: CompiledForm, answers: JsonObject, context: EvaluationContext): boolean {
  return recordIssues(form, answers, context).length === 0
}
