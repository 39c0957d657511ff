import type { FieldIssue } from '../../../engine/document/issue.ts'

/** What decides how a field looks besides its value. A field renders again only when this changes. */
export interface FieldState {
  readonly visible: boolean
  readonly enabled: boolean
  readonly required: boolean
  /** What is wrong with its answer and may already be shown. */
  readonly issues: readonly FieldIssue[]
}

export const noIssues: readonly FieldIssue[] = []

/** Whether two states look the same, so that nothing need render. */
export function sameFieldState(left: FieldState, right: FieldState): boolean {
  return (
    left.visible === right.visible &&
    left.enabled === right.enabled &&
    left.required === right.required &&
    sameIssues(left.issues, right.issues)
  )
}

/** Whether two lists say the same sentences for the same reasons. */
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
