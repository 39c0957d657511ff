import type { EvaluationContext } from '../../../engine/document/context.ts'
import type { FieldIssue } from '../../../engine/document/issue.ts'
import type { JsonObject } from '../../../engine/json/json.ts'
import { escapeSegment, parsePointer } from '../../../engine/json/pointer.ts'
import type { JsonPointer } from '../../../engine/json/pointer.ts'
import type { CompiledForm, ValidationError } from '../../../engine/validation/compiled-form.ts'
import { pointerOfError } from '../../../engine/validation/error-pointer.ts'
import { toFieldIssues } from '../../../engine/validation/field-issues.ts'
import type { AnswerState } from './answer-state.ts'
import { answerableIssues } from './answerable-issues.ts'

/** What was checked again, and its issues. */
export interface FieldCheck {
  /** Fields of the root. */
  readonly fields: readonly string[]
  readonly issues: readonly FieldIssue[]
}

export interface FieldCheckRequest {
  readonly form: CompiledForm
  readonly context: EvaluationContext
  readonly answers: AnswerState
  readonly changed: JsonPointer
  readonly isWanted: (pointer: JsonPointer) => boolean
}

/**
 * After a change, checks only what the change can affect, so that a keystroke costs the same in a form of any size.
 * Undefined when the fields of this form cannot be checked separately; then the whole form is checked.
 */
export function recheckFields(request: FieldCheckRequest): FieldCheck | undefined {
  const { form, context, answers, changed, isWanted } = request
  const [name] = parsePointer(changed)
  const fields = name === undefined ? undefined : form.plan.relations.relatedTo(name)
  if (fields === undefined || form.validator.field === undefined) return undefined
  const errors = fields.flatMap((field) => errorsOf(field, request))
  const wanted = errors.filter((error) => isWanted(pointerOfError(error)))
  const issues = toFieldIssues(form, wanted, answers.normal, context)
  return { fields, issues: answerableIssues(issues, form.document, answers.states) }
}

function errorsOf(field: string, request: FieldCheckRequest): readonly ValidationError[] {
  const { form, context, answers } = request
  if (answers.normal[field] !== undefined) return form.validator.field?.(field)?.(seenBy(field, request), context) ?? []
  return answers.states.isRequired(`/${escapeSegment(field)}`) ? [missing(field)] : []
}

/** The answers without those of hidden fields on which the field's validity may depend. */
function seenBy(field: string, { form, answers: { normal, states } }: FieldCheckRequest): JsonObject {
  const read = form.plan.relations.readBy(field)
  const hidden = read.filter((name) => normal[name] !== undefined && !states.isVisible(`/${escapeSegment(name)}`))
  if (hidden.length === 0) return normal
  return Object.fromEntries(Object.entries(normal).filter(([name]) => !hidden.includes(name)))
}

function missing(name: string): ValidationError {
  return { instancePath: '', schemaPath: '#/required', keyword: 'required', params: { missingProperty: name } }
}
