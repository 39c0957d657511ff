import { codeOver } from '../accounts/challenges.ts'
import { findUserByEmail, normaliseEmail } from '../accounts/users.ts'
import type { TenantTransaction } from '../platform/database/database.ts'
import { normalisePaymentPhone } from '../../engine/format/payment-phone.ts'
import { composeEmail } from '../messages/compose-email.ts'
import type { EmailContent } from '../messages/compose-email.ts'
import { composeSms } from '../messages/compose-sms.ts'
import { queueMessages } from '../messages/outbox.ts'
import type { PublishedTenant } from '../platform/published/published-tenant.ts'
import { createActivation } from './activations.ts'
import { findMember } from './members.ts'
import type { MemberRow } from './members.ts'

/** The data of somebody who claims to be a member. */
export interface Claim {
  readonly memberNo: string
  readonly idNumber: string
  readonly email: string
  readonly phone: string
}

export interface ActivationPlace {
  readonly tenant: PublishedTenant
  /** The portal's origin, for the link in the message. */
  readonly origin: string
  readonly now: Date
}

/**
 * Sends a code to the register's e-mail and phone, if the claim matches the register.
 *
 * @returns false, without sending anything, when it does not match, the member has an account, or another account has
 *   the e-mail
 */
export async function requestActivation(
  tx: TenantTransaction,
  { tenant, origin, now }: ActivationPlace,
  claim: Claim,
): Promise<boolean> {
  const member = await findMember(tx, claim.memberNo)
  const user = await findUserByEmail(tx, claim.email)
  if (!member || member.user_id !== null || user?.verified_at || !isProved(member, claim)) return false
  const code = await createActivation(tx, member.member_no, member.email, now)
  const link = `${origin}/activate/${code}`
  const expires_at = codeOver(now)
  const email: EmailContent = {
    recipient: member.email,
    kind: 'member-activation',
    params: { code },
    code,
    link,
    expires_at,
  }
  const messages = [
    await composeEmail(tx, tenant, email),
    composeSms(tenant, { recipient: member.phone, kind: 'code', params: { code }, expires_at }),
  ]
  await queueMessages(tx, messages, now)
  return true
}

function isProved(member: MemberRow, { idNumber, email, phone }: Claim): boolean {
  return (
    member.id_number === idNumber.trim().toUpperCase() &&
    member.email === normaliseEmail(email) &&
    normalisePaymentPhone(member.phone) === normalisePaymentPhone(phone)
  )
}
