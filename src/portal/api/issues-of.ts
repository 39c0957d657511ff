import type { FieldIssue } from '../../engine/issue.ts'
import type { ApiError } from './api-error.ts'

/** The field errors of a refusal, as a form shows them. */
export function issuesOf({ errors }: ApiError): readonly FieldIssue[] {
  return errors.map(({ pointer, message }) => ({ pointer, message, keyword: 'server' }))
}
