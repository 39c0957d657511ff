import type { FieldIssue } from '../../../engine/document/issue.ts'
import type { JsonPointer } from '../../../engine/json/pointer.ts'
import type { FieldStates } from '../../../engine/rules/field-states.ts'

/** What determines how a field looks, apart from its value. A field renders again only when this changes. */
export interface FieldState {
  readonly visible: boolean
  readonly enabled: boolean
  readonly required: boolean
  /** The issues of its answer that may already be shown. */
  readonly issues: readonly FieldIssue[]
}

export const noIssues: readonly FieldIssue[] = []

/** The state of the field at a pointer, which has these issues. */
export const fieldStateAt = (pointer: JsonPointer, states: FieldStates, issues: readonly FieldIssue[]): FieldState => ({
  visible: states.isVisible(pointer),
  enabled: states.isEnabled(pointer),
  required: states.isRequired(pointer),
  issues,
})

/** Whether two states look the same, so that no render is needed. */
export function sameFieldState(left: FieldState, right: FieldState): boolean {
  return (
    left.visible === right.visible &&
    left.enabled === right.enabled &&
    left.required === right.required &&
    sameIssues(left.issues, right.issues)
  )
}

/** Whether two lists contain the same messages for the same reasons. */
export function sameIssues(left: readonly FieldIssue[], right: readonly FieldIssue[]): boolean {
  return (
    left === right ||
    (left.length === right.length &&
      left.every((issue, i) => {
        const other = right[i]
        return issue.keyword === other?.keyword && issue.message === other.message && issue.pointer === other.pointer
      }))
  )
}
