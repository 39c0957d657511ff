import { isJsonArray } from '../json/json.ts'
import type { JsonObject } from '../json/json.ts'
import type { ClauseFields } from '../schema/clause-fields.ts'
import { startsAnswered } from './default-answers.ts'
import type { FieldNode } from './field-node.ts'

/**
 * Why the children of an object cannot be shown and required by its conditions: rjsf answers some fields by itself when
 * a condition adds or requires them. Undefined where it answers none.
 */
export function startProblem(
  { required }: JsonObject,
  clauses: ClauseFields,
  children: readonly FieldNode[],
): string | undefined {
  const isAlways = (name: string) => isJsonArray(required) && required.includes(name)
  const added = new Set(
    clauses.fields.filter(({ shownWhile }) => !shownWhile.some((tests) => tests.length === 0)).map(({ name }) => name),
  )
  for (const child of children) {
    const { name } = child
    const becomesRequired = clauses.required.has(name) && !isAlways(name)
    if (
      added.has(name) ? startsAnswered(child, becomesRequired) || mayStart(child) : becomesRequired && isFilled(child)
    )
      return `A condition gives "${name}" an answer as soon as it adds or requires it.`
  }
  return undefined
}

const isFilled = (child: FieldNode): boolean => !startsAnswered(child, false) && startsAnswered(child, true)

/** Whether rjsf, which draws it, may answer something inside it. */
function mayStart(node: FieldNode): boolean {
  switch (node.kind) {
    case 'island':
      return /"(?:default|const|minItems|\$ref)":/.test(JSON.stringify(node.schema))
    case 'object':
      return node.groups.some(({ children }) => children.some(mayStart))
    default:
      return false
  }
}
