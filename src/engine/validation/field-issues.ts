import type { EvaluationContext } from '../document/context.ts'
import type { FieldIssue } from '../document/issue.ts'
import type { JsonValue } from '../json/json.ts'
import { collapseErrors } from './collapse-errors.ts'
import type { CompiledForm, ValidationError } from './compiled-form.ts'
import { pointerOfError } from './error-pointer.ts'
import { inFormOrder } from './issue-order.ts'
import { messageFor } from './message-for.ts'

/** Errors looked into: nobody mends more at once, and hostile answers can have a hundred thousand. */
const mostErrors = 1000

/**
 * The messages for the validator's errors: one issue per field and keyword, and per
 * field and message, in the order in which the form shows its fields.
 */
export function toFieldIssues(
  form: CompiledForm,
  errors: readonly ValidationError[],
  answers: JsonValue,
  context: EvaluationContext,
): readonly FieldIssue[] {
  if (errors.length === 0) return []
  const kept = collapseErrors(errors.slice(0, mostErrors), form.validator, answers, context)
  const issues = kept.map((error) => ({
    pointer: pointerOfError(error),
    keyword: error.keyword,
    message: messageFor(error, form.document, context.catalogue),
  }))
  return inFormOrder(form.document, withoutRepeats(issues))
}

function withoutRepeats(issues: readonly FieldIssue[]): readonly FieldIssue[] {
  const seen = new Set<string>()
  return issues.filter(({ pointer, keyword, message }) => {
    const keys = [`${pointer} ${keyword}`, `${pointer} ${message}`]
    const isNew = keys.every((key) => !seen.has(key))
    for (const key of keys) seen.add(key)
    return isNew
  })
}
