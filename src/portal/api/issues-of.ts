import type { FieldIssue } from '../../engine/issue.ts'
import type { ApiError } from './api-error.ts'

/** A refusal as a form shows it: at its fields, or at the form as a whole when it speaks of none. */
export function issuesOf({ errors, message }: ApiError): readonly FieldIssue[] {
  const said = errors.length > 0 ? errors : [{ pointer: '', message }]
  return said.map((error) => ({ ...error, keyword: 'server' }))
}
