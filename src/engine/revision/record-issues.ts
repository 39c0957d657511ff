import type { EvaluationContext } from '../document/context.ts'
import type { FieldIssue } from '../document/issue.ts'
import type { JsonObject } from '../json/json.ts'
import type { CompiledForm } from '../validation/compiled-form.ts'
import { prepareAnswers } from '../validation/prepare-answers.ts'
import { fitAnswers } from './fit-answers.ts'

/**
 * The issues of a stored record under the current form, whatever form it was written with; empty when it is valid.
 * @param answers as they are stored; answers without a field in the form are ignored
 * @param context with `record` and `records` if the form's rules may use them
 */
export function recordIssues(
  form: CompiledForm,
  answers: JsonObject,
  context: EvaluationContext,
): readonly FieldIssue[] {
  return prepareAnswers(form, fitAnswers(form, answers).answers, context).issues
}

/** Whether a stored record is valid under the current form; used by checklists. */
export function satisfiesForm(form: CompiledForm, answers: JsonObject, context: EvaluationContext): boolean {
  return recordIssues(form, answers, context).length === 0
}
