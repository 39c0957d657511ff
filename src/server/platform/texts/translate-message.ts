import type { Message } from '../../../engine/translate/message.ts'
import type { DeclaredIssue } from '../../../engine/validation/declared-issue.ts'
import type { Wording } from '../published/published-tenant.ts'

/** A message in the language and wording of an edition. The message of a form's field is in them already. */
export function translateMessage({ findText }: Wording, message: Message | DeclaredIssue): string {
  return 'key' in message ? findText(message.key, message.params) : message.message
}
