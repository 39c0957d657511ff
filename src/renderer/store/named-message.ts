import type { CompositeDocument } from '../../engine/document/document.ts'
import type { FieldIssue } from '../../engine/document/issue.ts'
import { fieldTitleAt } from '../../engine/validation/field-title-at.ts'
import { hasOwnMessage } from '../../engine/validation/message-for.ts'

/** A field's message shown away from it: a sentence that does not name the field is preceded by its title. */
export function namedMessage(document: CompositeDocument, { pointer, message }: FieldIssue): string {
  const title = fieldTitleAt(document, pointer)
  return message.toLowerCase().includes(title.toLowerCase()) ? message : `${title}: ${message}`
}

/**
 * A field's message in a list without links: the words that the organisation declares stay unchanged, the general ones
 * of all fields get the title.
 */
export function listedMessage(document: CompositeDocument, issue: FieldIssue): string {
  return hasOwnMessage(document, issue) ? issue.message : namedMessage(document, issue)
}
