import type { CompositeDocument } from '../../engine/document.ts'
import type { FieldIssue } from '../../engine/issue.ts'
import { fieldTitleAt } from '../../engine/validation/field-title-at.ts'

/** What is said of a field away from it: a sentence that does not name the field gets its title before it. */
export function namedMessage(document: CompositeDocument, { pointer, message }: FieldIssue): string {
  const title = fieldTitleAt(document, pointer)
  return message.toLowerCase().includes(title.toLowerCase()) ? message : `${title}: ${message}`
}
