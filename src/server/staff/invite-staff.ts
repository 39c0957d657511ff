import type { StaffInvitation } from '../../contract/staff.ts'
import { textAnswer } from '../../engine/json/text-answer.ts'
import { addAdministrator, FirmAccountError } from '../accounts/add-administrator.ts'
import { countAttempt, invitationsOfUser } from '../accounts/limits.ts'
import { normaliseEmail } from '../accounts/users.ts'
import { composeEmail } from '../messages/compose-email.ts'
import { queueMessages } from '../messages/outbox.ts'
import { staffInvitation } from '../messages/staff-invitation.ts'
import type { TenantTransaction } from '../platform/database/database.ts'
import { checkAnswers } from '../platform/forms/check-answers.ts'
import { contextOf } from '../platform/forms/context-of.ts'
import { formOf } from '../platform/published/published-tenant.ts'
import { Refusal } from '../platform/refusal.ts'
import { declaredRoles } from './declared-roles.ts'
import type { StaffAsking } from './staff-asking.ts'

/** What an invitation needs besides who sends it. */
export interface InvitationPlace {
  readonly origin: string
  /** The hash of a password that nobody knows, for an account that there is not yet. */
  readonly password_hash: string
  readonly now: Date
}

/**
 * Gives roles to the account of an e-mail, which is made where there is none, and sends its owner a link at which they
 * choose a password: it works once, within three days (ADM-15). Sent again, only the newest link works.
 *
 * @throws Refusal `invalid` with pointers in the form `forms/staff-invitation`, or for an unknown role; `conflict` for
 *   a firm's account; `too-many`
 */
export async function inviteStaff(
  tx: TenantTransaction,
  { tenant, session }: StaffAsking,
  sent: StaffInvitation,
  { origin, password_hash, now }: InvitationPlace,
): Promise<void> {
  const form = formOf(tenant, 'forms/staff-invitation')
  const email = normaliseEmail(textAnswer(checkAnswers(form, { email: sent.email }, contextOf(tenant, now)), 'email'))
  const roles = declaredRoles(tenant, sent.roles)
  const by = session.user.id
  await countAttempt(tx, invitationsOfUser, by, now)
  const code = await addedBy(tx, { email, roles: roles.map(({ id }) => id), password_hash, by }, now)
  const message = staffInvitation(tenant, email, roles, `${origin}/password/${code}`)
  await queueMessages(tx, [await composeEmail(tx, tenant, message)], now)
}

async function addedBy(...invited: Parameters<typeof addAdministrator>): Promise<string> {
  try {
    return await addAdministrator(...invited)
  } catch (error) {
    if (!(error instanceof FirmAccountError)) throw error
    throw new Refusal('conflict', { message: { key: 'server.firm-account' } })
  }
}
