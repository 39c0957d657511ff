import type { FieldIssue } from '../../engine/document/issue.ts'
import type { ApiError } from './api-error.ts'

/**
 * A refusal as a form shows it: at its fields, or at the form as a whole when it speaks of none.
 * @param declared what the page says of every failure of the call; it then stands for the server's message, at the form
 */
export function issuesOf({ errors, message }: ApiError, declared?: string): readonly FieldIssue[] {
  const ofForm = declared === undefined && errors.length > 0 ? [] : [{ pointer: '', message: declared ?? message }]
  return [...ofForm, ...errors].map((error) => ({ ...error, keyword: 'server' }))
}
