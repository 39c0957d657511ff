import type { EvaluationContext } from '../document/context.ts'
import type { JsonValue } from '../json/json.ts'
import { getAt } from '../json/pointer.ts'
import type { JsonPointer } from '../json/pointer.ts'
import type { FormValidator, ValidationError } from './compiled-form.ts'
import { branchesOf } from './failed-branches.ts'

/**
 * The errors worth reporting. For a value that fits none of several alternatives, these are the errors of the nearest
 * alternative, or else one error that it fits none. Errors that merely report that others failed (`if`) are omitted.
 */
export function collapseErrors(
  errors: readonly ValidationError[],
  validator: FormValidator,
  answers: JsonValue,
  context: EvaluationContext,
): readonly ValidationError[] {
  const kept: ValidationError[] = []
  let rest = errors
  for (let last = rest.at(-1); last !== undefined; last = rest.at(-1)) {
    rest = rest.slice(0, -1)
    const failed = branchesOf(last, rest, { value: getAt(answers, last.instancePath) ?? null, validator, context })
    rest = rest.slice(0, rest.length - failed.count)
    if (last.keyword === 'if' || (last.keyword === 'propertyNames' && last.params['propertyName'] === undefined))
      continue
    const nearest = nearestBranch(failed.branches, last.instancePath)
    if (nearest === undefined) kept.push(last)
    else kept.push(...collapseErrors(nearest, validator, answers, context).toReversed())
  }
  return kept.toReversed()
}

/**
 * The branch with the smallest failure; undefined when none is nearer than another, or all merely name another choice.
 */
function nearestBranch(
  branches: readonly (readonly ValidationError[])[],
  at: JsonPointer,
): readonly ValidationError[] | undefined {
  const candidates = branches.filter((errors) => errors.length > 0 && !isOfOtherKind(errors, at))
  const [best] = candidates.toSorted((left, right) => distance(left) - distance(right))
  return best
}

/** Whether a branch requires another type in that place, or a different value altogether. */
function isOfOtherKind(errors: readonly ValidationError[], at: JsonPointer): boolean {
  const kinds = new Set(['type', 'const', 'enum', 'false schema'])
  return errors.some(({ keyword, instancePath }) => instancePath === at && kinds.has(keyword))
}

/** A wrong discriminator counts more than missing or malformed values. */
function distance(errors: readonly ValidationError[]): number {
  return errors.reduce((sum, { keyword }) => sum + (keyword === 'const' || keyword === 'enum' ? 1000 : 1), 0)
}
