import type { EvaluationContext } from '../../engine/document/context.ts'
import type { JsonValue } from '../../engine/json/json.ts'
import type { CompiledForm } from '../../engine/validation/compiled-form.ts'
import type { AnswersByForm, FormId } from '../../generated/answers-by-form.ts'

/**
 * Whether answers have the types made from the schema of the form with that id: those that its validator accepts do,
 * because an organisation's overlay can tighten core fields but neither take them away nor retype them.
 */
export function areAnswersOf<Id extends FormId>(
  _id: Id,
  form: CompiledForm,
  answers: JsonValue,
  context: EvaluationContext,
): answers is AnswersByForm[Id] {
  return form.validator.validate(answers, context).length === 0
}
