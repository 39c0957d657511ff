import type { EvaluationContext } from '../document/context.ts'
import type { FieldIssue } from '../document/issue.ts'
import type { JsonValue } from '../json/json.ts'
import { pruneHidden } from '../rules/prune-hidden.ts'
import { exceededLimit } from './answer-limits.ts'
import type { CompiledForm, ValidationError } from './compiled-form.ts'
import { toFieldIssues } from './field-issues.ts'
import { messageFor } from './message-for.ts'

export interface PreparedAnswers {
  /** The answers as they are stored: normalised, without those of hidden fields. */
  readonly answers: JsonValue
  /** Empty when the answers are valid. */
  readonly issues: readonly FieldIssue[]
}

/**
 * The whole way of answers into the system, the same in browser and server: limits, normalising, pruning what is hidden,
 * validation, messages. Answers beyond the limits are not looked into any further.
 */
export function prepareAnswers(form: CompiledForm, answers: JsonValue, context: EvaluationContext): PreparedAnswers {
  const excess = exceededLimit(answers)
  if (excess !== undefined) return { answers: {}, issues: [limitIssue(form, excess, context)] }
  const pruned = pruneHidden(form.plan.rules, form.plan.normalise(answers), context)
  const errors = form.validator.validate(pruned, context)
  return { answers: pruned, issues: toFieldIssues(form, errors, pruned, context) }
}

function limitIssue(form: CompiledForm, error: ValidationError, context: EvaluationContext): FieldIssue {
  return {
    pointer: error.instancePath,
    keyword: error.keyword,
    message: messageFor(error, form.document, context.catalogue),
  }
}
