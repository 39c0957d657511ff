import type { EvaluationContext } from '../document/context.ts'
import type { JsonValue } from '../json/json.ts'
import type { JsonPointer } from '../json/pointer.ts'
import { pruneHidden } from '../rules/prune-hidden.ts'
import { exceededLimit } from './answer-limits.ts'
import type { CompiledForm } from './compiled-form.ts'
import { DeclaredIssue } from './declared-issue.ts'
import { pointerOfError } from './error-pointer.ts'
import { keptErrors, toFieldIssues } from './field-issues.ts'

export interface PreparedAnswers {
  /** The answers as they are stored: normalised, with defaults, without those of hidden fields. */
  readonly answers: JsonValue
  /** Empty when the answers are valid. */
  readonly issues: readonly DeclaredIssue[]
}

/**
 * Processes incoming answers, in the same way in browser and server: limits, normalising and defaults, pruning hidden
 * fields, validation, messages. Answers beyond the limits are not processed any further.
 */
export function prepareAnswers(form: CompiledForm, answers: JsonValue, context: EvaluationContext): PreparedAnswers {
  const excess = exceededLimit(answers)
  if (excess !== undefined)
    return { answers: {}, issues: [new DeclaredIssue(excess, form.document, context.catalogue)] }
  const pruned = pruneHidden(form.plan.rules, form.plan.normalise(answers), context)
  const errors = form.validator.validate(pruned, context)
  return { answers: pruned, issues: toFieldIssues(form, errors, { answers: pruned, context }) }
}

/** Where answers have issues, in no order, without the cost of their messages. */
export function issuePointers(
  form: CompiledForm,
  answers: JsonValue,
  context: EvaluationContext,
): readonly JsonPointer[] {
  const excess = exceededLimit(answers)
  if (excess !== undefined) return [pointerOfError(excess)]
  const pruned = pruneHidden(form.plan.rules, form.plan.normalise(answers), context)
  const errors = form.validator.validate(pruned, context)
  return keptErrors(form, errors, { answers: pruned, context }).map(pointerOfError)
}

/** Whether answers have no issues, without the cost of their messages. */
export function hasNoIssues(form: CompiledForm, answers: JsonValue, context: EvaluationContext): boolean {
  if (exceededLimit(answers) !== undefined) return false
  const pruned = pruneHidden(form.plan.rules, form.plan.normalise(answers), context)
  return form.validator.validate(pruned, context).length === 0
}
