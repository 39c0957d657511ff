import type { Message } from '../../../engine/translate/message.ts'
import type { DeclaredIssue } from '../../../engine/validation/declared-issue.ts'
import type { Wording } from '../published/published-tenant.ts'

/** A message in the language and the words of an edition; what a form's field says of an answer is in them already. */
export function translateMessage({ findText }: Wording, message: Message | DeclaredIssue): string {
  return 'key' in message ? findText(message.key, message.params) : message.message
}
