import { countAttempt, passwordLinksOfUser } from '../accounts/limits.ts'
import { createLink } from '../accounts/links.ts'
import { composeEmail } from '../messages/compose-email.ts'
import { queueMessages } from '../messages/outbox.ts'
import { recordAudit } from '../platform/audit/audit-log.ts'
import type { TenantTransaction } from '../platform/database/database.ts'
import { requireRight } from '../accounts/roles.ts'
import { existingUser } from './changed-user.ts'
import type { UserAsking } from './changed-user.ts'

/**
 * Sends the owner of an account a link at which they choose a password (ADM-03). It works once, within three days; an
 * earlier one no longer does. Nobody else sees it.
 *
 * @throws Refusal `forbidden`, `not-found`, `too-many`
 */
export async function sendPasswordLink(
  tx: TenantTransaction,
  { tenant, session, id }: UserAsking,
  { origin, now }: { readonly origin: string; readonly now: Date },
): Promise<void> {
  requireRight(session, 'users')
  const user = await existingUser(tx, id)
  await countAttempt(tx, passwordLinksOfUser, user.id, now)
  const link = `${origin}/password/${await createLink(tx, { id: user.id }, 'invitation', now)}`
  const message = await composeEmail(tx, tenant, { recipient: user.email, kind: 'password-link', params: {}, link })
  await queueMessages(tx, [message], now)
  await recordAudit(tx, { actor_id: session.user.id, action: 'password-link-sent', subject_id: user.id }, now)
}
