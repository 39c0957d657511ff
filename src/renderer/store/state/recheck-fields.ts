import type { EvaluationContext } from '../../../engine/document/context.ts'
import type { FieldIssue } from '../../../engine/document/issue.ts'
import type { JsonObject } from '../../../engine/json/json.ts'
import { escapeSegment, parsePointer } from '../../../engine/json/pointer.ts'
import type { JsonPointer } from '../../../engine/json/pointer.ts'
import type { CompiledForm, ValidationError } from '../../../engine/validation/compiled-form.ts'
import { pruneHidden } from '../../../engine/rules/prune-hidden.ts'
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
 * Undefined when the fields of this form cannot be checked separately, or when their conditions refuse the answers as a
 * whole; then the whole form is checked.
 */
export function recheckFields(request: FieldCheckRequest): FieldCheck | undefined {
  const { form, context, answers, changed, isWanted } = request
  const [name] = parsePointer(changed)
  const fields = name === undefined ? undefined : form.plan.relations.relatedTo(name)
  if (fields === undefined || form.validator.field === undefined) return undefined
  // In the order in which checking the whole form finds them: of a field's errors of one kind the first is shown.
  const errors = [
    ...fields.flatMap((field) => missingIn(field, request)),
    ...conditionErrors(fields, request),
    ...fields.flatMap((field) => errorsOf(field, request)),
  ]
  const found = toFieldIssues(form, errors, { answers: answers.normal, context, isWanted })
  if (found.some(({ pointer }) => pointer === '')) return undefined
  const issues = found.filter(({ pointer }) => fields.includes(parsePointer(pointer)[0] ?? ''))
  return { fields, issues: answerableIssues(issues, form.document, answers.states) }
}

function errorsOf(field: string, request: FieldCheckRequest): readonly ValidationError[] {
  const { form, context, answers } = request
  if (answers.normal[field] === undefined) return []
  return form.validator.field?.(field)?.(seenBy(field, request), context) ?? []
}

function missingIn(field: string, { answers }: FieldCheckRequest): readonly ValidationError[] {
  const isMissing = answers.normal[field] === undefined && answers.states.isRequiredByRules(`/${escapeSegment(field)}`)
  return isMissing ? [missing(field)] : []
}

/** What the schema's own conditions that mention the fields report, of these and of others. */
function conditionErrors(fields: readonly string[], request: FieldCheckRequest): readonly ValidationError[] {
  const { form, context, answers } = request
  const { plan, validator } = form
  const units = plan.relations.unitsOf(fields)
  if (units.length === 0) return []
  const seen = pruneHidden(plan.rules, answers.normal, context)
  return units.flatMap((unit) => validator.unit?.(unit)?.(seen, context) ?? [])
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
