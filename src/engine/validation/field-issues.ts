import type { EvaluationContext } from '../document/context.ts'
import type { JsonValue } from '../json/json.ts'
import type { JsonPointer } from '../json/pointer.ts'
import { collapseErrors } from './collapse-errors.ts'
import type { CompiledForm, ValidationError } from './compiled-form.ts'
import { DeclaredIssue } from './declared-issue.ts'
import { pointerOfError } from './error-pointer.ts'
import { inFormOrder } from './issue-order.ts'

/**
 * The maximum number of errors to process: nobody fixes more at once, and hostile answers can have a hundred thousand.
 */
const mostErrors = 1000

/** The answers that were checked. */
interface Checked {
  readonly answers: JsonValue
  readonly context: EvaluationContext
  /** Which fields get messages; all by default. Only beside the rest an error is known to be an alternative's. */
  readonly isWanted?: (pointer: JsonPointer) => boolean
}

/**
 * The messages for the validator's errors: one issue per field and keyword, and per field and message, in the order in
 * which the form shows its fields.
 */
export function toFieldIssues(
  form: CompiledForm,
  errors: readonly ValidationError[],
  { answers, context, isWanted = () => true }: Checked,
): readonly DeclaredIssue[] {
  const kept = keptErrors(form, errors, { answers, context })
  if (kept.length === 0) return []
  const wanted = kept.filter((error) => isWanted(pointerOfError(error)))
  const issues = wanted.map((error) => new DeclaredIssue(error, form.document, context.catalogue))
  return inFormOrder(form.document, withoutRepeats(issues))
}

/** The validator's errors that have messages. */
export const keptErrors = (
  { validator }: Pick<CompiledForm, 'validator'>,
  errors: readonly ValidationError[],
  { answers, context }: Omit<Checked, 'isWanted'>,
): readonly ValidationError[] =>
  errors.length === 0 ? [] : collapseErrors(errors.slice(0, mostErrors), validator, answers, context)

function withoutRepeats(issues: readonly DeclaredIssue[]): readonly DeclaredIssue[] {
  const seen = new Set<string>()
  return issues.filter(({ pointer, keyword, message }) => {
    const keys = [`${pointer} ${keyword}`, `${pointer} ${message}`]
    const isNew = keys.every((key) => !seen.has(key))
    for (const key of keys) seen.add(key)
    return isNew
  })
}
