import type { FieldIssue } from '../../../engine/document/issue.ts'
import type { Message } from '../../../engine/translate/message.ts'
import type { Wording } from '../published/published-tenant.ts'

/** A message in the language and the words of an edition; what a form's field says of an answer is in them already. */
export function translateMessage({ findText }: Wording, message: Message | FieldIssue): string {
  return 'key' in message ? findText(message.key, message.params) : message.message
}
