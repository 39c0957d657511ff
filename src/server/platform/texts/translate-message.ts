import type { ClosedReason } from '../../../engine/cases/closed-reason.ts'
import type { Message } from '../../../engine/translate/message.ts'
import type { DeclaredIssue } from '../../../engine/validation/declared-issue.ts'
import type { Wording } from '../published/published-tenant.ts'

/** A message in the language and wording of an edition. Messages of a form's field and
 * of a case type are in them already. */
export function translateMessage({ findText }: Wording, message: Message | DeclaredIssue | ClosedReason): string {
  return 'key' in message ? findText(message.key, message.params) : message.message
}
