import type { CompositeDocument } from '../../engine/document/document.ts'
import type { FieldIssue } from '../../engine/document/issue.ts'
import { fieldTitleAt } from '../../engine/validation/field-title-at.ts'
import { hasOwnMessage } from '../../engine/validation/message-for.ts'

/**
 * A field's message shown away from it: the words that the organisation declares stay unchanged; a general sentence
 * that does not name the field is preceded by its title.
 */
export function namedMessage(document: CompositeDocument, issue: FieldIssue): string {
  const { pointer, message } = issue
  const title = fieldTitleAt(document, pointer)
  const isNamed = hasOwnMessage(document, issue) || message.toLowerCase().includes(title.toLowerCase())
  return isNamed ? message : `${title}: ${message}`
}
