import type { EvaluationContext } from '../../../engine/document/context.ts'
import type { FieldIssue } from '../../../engine/document/issue.ts'
import type { JsonValue } from '../../../engine/json/json.ts'
import { parsePointer } from '../../../engine/json/pointer.ts'
import type { JsonPointer } from '../../../engine/json/pointer.ts'
import { evaluateRules } from '../../../engine/rules/evaluate-rules.ts'
import { pruneHidden } from '../../../engine/rules/prune-hidden.ts'
import type { CompiledForm } from '../../../engine/validation/compiled-form.ts'
import { toFieldIssues } from '../../../engine/validation/field-issues.ts'
import { answerableIssues } from './answerable-issues.ts'

/** The issues, by field. */
export type IssuesByPointer = ReadonlyMap<JsonPointer, readonly FieldIssue[]>

export interface IssueRequest {
  readonly form: CompiledForm
  readonly context: EvaluationContext
  readonly answers: JsonValue
  /** Messages are made only for these fields. */
  readonly isWanted: (pointer: JsonPointer) => boolean
}

/**
 * The issues of the wanted fields under the current answers. Answers of hidden fields are ignored, as on submission.
 */
export function currentIssues({ form, context, answers, isWanted }: IssueRequest): readonly FieldIssue[] {
  const { plan } = form
  const normal = plan.normalise(answers)
  const seen = pruneHidden(plan.rules, normal, context)
  const errors = form.validator.validate(seen, context)
  const issues = toFieldIssues(form, errors, { answers: seen, context, isWanted })
  return answerableIssues(issues, form.document, evaluateRules(plan.rules, normal, context))
}

/** The issues of each field. */
export function issuesByPointer(issues: readonly FieldIssue[]): IssuesByPointer {
  const found = new Map<JsonPointer, FieldIssue[]>()
  for (const issue of issues) {
    const known = found.get(issue.pointer)
    if (known === undefined) found.set(issue.pointer, [issue])
    else known.push(issue)
  }
  return found
}

/** The issues of two sources together; one that both find appears once. */
export function joinedIssues(own: IssuesByPointer, refused: IssuesByPointer): IssuesByPointer {
  if (refused.size === 0) return own
  const isSaid = ({ pointer, message }: FieldIssue) => own.get(pointer)?.some((issue) => issue.message === message)
  return issuesByPointer(
    [...own.values(), ...[...refused.values()].map((few) => few.filter((one) => !isSaid(one)))].flat(),
  )
}

/** The issues, with those inside some fields of the root replaced by new ones. */
export function replacedIssues(
  issues: IssuesByPointer,
  fields: readonly string[],
  found: readonly FieldIssue[],
): IssuesByPointer {
  if (issues.size === 0 && found.length === 0) return issues
  const kept = [...issues].filter(([pointer]) => !fields.includes(parsePointer(pointer)[0] ?? ''))
  return new Map([...kept, ...issuesByPointer(found)])
}
