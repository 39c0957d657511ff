import type { ChallengeAnswer } from '../../../contract/auth.ts'
import { createChallenge, dropChallenges } from '../../accounts/challenges.ts'
import { createLink } from '../../accounts/links.ts'
import { createUser, findUserByEmail, updateUser } from '../../accounts/users.ts'
import type { TenantTransaction } from '../../db/database.ts'
import type { UserRow } from '../../db/before-tenant/find-session.ts'
import { composeEmail } from '../../messages/compose-email.ts'
import { composeSms } from '../../messages/compose-sms.ts'
import { queueMessages } from '../../messages/outbox.ts'
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
 * Creates an account that waits to be activated. Somebody who registers an address that is taken gets the same answer;
 * its owner is told by e-mail. An account that was never activated may be registered again.
 */
export async function registerAccount(
  tx: TenantTransaction,
  place: AccountPlace,
  registrant: Registrant,
): Promise<ChallengeAnswer> {
  const user =
    (await createUser(tx, { ...registrant, verified_at: null, created_at: place.now, profile_id: null })) ??
    (await registerAgain(tx, registrant))
  const purpose = { purpose: 'registration', phone: registrant.phone } as const
  if (!user) {
    const decoy = await createChallenge(tx, { ...purpose, user_id: null }, place.now)
    await tellTaken(tx, place, registrant.email)
    return { id: decoy.id, phone_no: registrant.phone }
  }
  const challenge = await createChallenge(tx, { ...purpose, user_id: user.id }, place.now)
  await sendActivation(tx, place, user, challenge)
  return { id: challenge.id, phone_no: registrant.phone }
}

/** The account with the new particulars; undefined when it is in use. */
async function registerAgain(tx: TenantTransaction, registrant: Registrant): Promise<UserRow | undefined> {
  const known = await findUserByEmail(tx, registrant.email)
  if (!known || known.verified_at) return undefined
  await dropChallenges(tx, known.id)
  const { email: _email, ...particulars } = registrant
  return updateUser(tx, known.id, particulars)
}

/** Sends a challenge's code by e-mail, with a link that does the same, and by SMS. */
export async function sendActivation(
  tx: TenantTransaction,
  { tenant, origin, now }: AccountPlace,
  user: UserRow,
  { code }: ChallengeMade,
): Promise<void> {
  const link = `${origin}/verify/${await createLink(tx, user.id, 'activation', now)}`
  const email = await composeEmail(tx, tenant, {
    recipient: user.email,
    kind: 'activation',
    values: { code },
    code,
    link,
  })
  await queueMessages(tx, [email, composeSms(tenant, user.phone, 'code', { code })], now)
}

async function tellTaken(tx: TenantTransaction, { tenant, origin, now }: AccountPlace, email: string): Promise<void> {
  const link = `${origin}/forgot-password`
  await queueMessages(tx, [await composeEmail(tx, tenant, { recipient: email, kind: 'taken', link })], now)
}
