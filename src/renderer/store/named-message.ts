import type { CompositeDocument } from '../../engine/document/document.ts'
import type { FieldIssue } from '../../engine/document/issue.ts'
import { fieldTitleAt } from '../../engine/validation/field-title-at.ts'
import { hasOwnMessage } from '../../engine/validation/message-for.ts'

/** A field's message shown away from it: a sentence that does not name the field gets its title before it. */
export function namedMessage(document: CompositeDocument, { pointer, message }: FieldIssue): string {
  const title = fieldTitleAt(document, pointer)
  return message.toLowerCase().includes(title.toLowerCase()) ? message : `${title}: ${message}`
}

/**
 * What stands of a field in a list that leads nowhere: the words that the organisation declares as they are, the general
 * ones of all fields with the title.
 */
export function listedMessage(document: CompositeDocument, issue: FieldIssue): string {
  return hasOwnMessage(document, issue) ? issue.message : namedMessage(document, issue)
}
