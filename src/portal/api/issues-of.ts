import type { FieldIssue } from '../../engine/document/issue.ts'
import type { ApiError } from './api-error.ts'

/**
 * Shows a refusal in a form: at the fields it names, or at the form as a whole when it names none.
 * @param declared the page's message for every failure of the call; replaces the server's message, at the form
 */
export function issuesOf({ errors, message }: ApiError, declared?: string): readonly FieldIssue[] {
  const ofForm = declared === undefined && errors.length > 0 ? [] : [{ pointer: '', message: declared ?? message }]
  return [...ofForm, ...errors].map((error) => ({ ...error, keyword: 'server' }))
}
