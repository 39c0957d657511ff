import type { ChallengeAnswer } from '../../../contract/auth.ts'
import { codeOver, createChallenge, dropChallenges } from '../../accounts/challenges.ts'
import { createLink } from '../../accounts/links.ts'
import { registerUser } from '../../accounts/users.ts'
import type { TenantTransaction } from '../../db/database.ts'
import type { UserRow } from '../../accounts/find-session.ts'
import { composeEmail } from '../../messages/compose-email.ts'
import { composeSms } from '../../messages/compose-sms.ts'
import { queueForAccount, theAccountItself } from '../../messages/outbox.ts'
import type { PublishedTenant } from '../../published/published-tenant.ts'
import type { ChallengeMade } from '../../accounts/challenges.ts'

/** Somebody who registers; the password is hashed already. */
export interface Registrant {
  readonly email: string
  readonly phone: string
  readonly id_number: string
  readonly password_hash: string
  readonly category: string
  readonly type: UserRow['type']
}

export interface AccountPlace {
  readonly tenant: PublishedTenant
  /** Of the site, e.g. `https://members.example`, for links in messages. */
  readonly origin: string
  readonly now: Date
}

/**
 * Creates an account that waits to be activated. Somebody who registers an address that is taken gets the same answer, by the
 * same statements; its owner is told by e-mail. An account that was never activated may be registered again.
 */
export async function registerAccount(
  tx: TenantTransaction,
  place: AccountPlace,
  registrant: Registrant,
): Promise<ChallengeAnswer> {
  const { email, phone } = registrant
  const user = await registerUser(tx, { ...registrant, created_at: place.now })
  await dropChallenges(tx, email)
  const user_id = user?.id ?? null
  const decoy_password_hash = user ? null : registrant.password_hash
  const registered = { user_id, purpose: 'registration', email, phone, decoy_password_hash } as const
  const challenge = await createChallenge(tx, registered, place.now)
  await sendActivation(tx, place, user_id, challenge, user ? undefined : email)
  return { id: challenge.id, phone_no: phone }
}

/**
 * Sends a challenge's code by e-mail, with a link that does the same, and by SMS. For a decoy the same statements send
 * nothing, or tell the owner of the e-mail that somebody tried to register it.
 *
 * @param userId null for a decoy's
 * @param taken the e-mail whose owner is told
 */
export async function sendActivation(
  tx: TenantTransaction,
  { tenant, origin, now }: AccountPlace,
  userId: string | null,
  { code }: ChallengeMade,
  taken?: string,
): Promise<void> {
  const account = { id: userId }
  const link = `${origin}/verify/${await createLink(tx, account, 'activation', now)}`
  const recipient = theAccountItself
  if (taken === undefined) {
    const activation = { recipient, kind: 'activation', values: { code }, code, link }
    await queueForAccount(tx, account, await composeEmail(tx, tenant, activation), now)
  } else {
    const notice = { recipient, kind: 'taken', link: `${origin}/forgot-password` }
    await queueForAccount(tx, { email: taken }, await composeEmail(tx, tenant, notice), now)
  }
  await queueForAccount(tx, account, composeSms(tenant, recipient, 'code', { code }, codeOver(now)), now)
}
