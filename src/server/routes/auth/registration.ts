import type { ChallengeResponse } from '../../../contract/auth.ts'
import { codeOver, createChallenge } from '../../accounts/challenges.ts'
import type { ChallengeMade } from '../../accounts/challenges.ts'
import { insertRegistration, removeRegistration, renewLink } from '../../accounts/registrations.ts'
import type { Registrant, RegistrationRow } from '../../accounts/registrations.ts'
import { createAccount } from '../../accounts/users.ts'
import type { TenantTransaction } from '../../platform/database/database.ts'
import type { UserRow } from '../../accounts/find-session.ts'
import { composeEmail } from '../../messages/compose-email.ts'
import type { EmailContent } from '../../messages/compose-email.ts'
import { composeSms } from '../../messages/compose-sms.ts'
import { queueForAccount, queueMessages, queueUnlessTaken, accountRecipient } from '../../messages/outbox.ts'
import type { PublishedTenant } from '../../platform/published/published-tenant.ts'

export interface AccountPlace {
  readonly tenant: PublishedTenant
  /** Of the site, e.g. `https://members.example`, for links in messages. */
  readonly origin: string
  readonly now: Date
}

/**
 * Stores a registration. It becomes an account when the owner of the e-mail has proved that it is theirs. Other
 * registrations of the same e-mail stay as they are. An e-mail that has an account gets the same response, by the same
 * statements; its owner gets an e-mail.
 */
export async function registerAccount(
  tx: TenantTransaction,
  place: AccountPlace,
  registrant: Registrant,
): Promise<ChallengeResponse> {
  const { tenant, origin, now } = place
  const registration = await insertRegistration(tx, registrant, now)
  const { id } = await challengeRegistration(tx, place, registration)
  const taken: EmailContent = {
    recipient: accountRecipient,
    kind: 'taken',
    params: {},
    link: `${origin}/forgot-password`,
  }
  await queueForAccount(tx, { email: registration.email }, await composeEmail(tx, tenant, taken), now)
  const sms = { recipient: registration.phone, kind: 'registration', params: {}, expires_at: codeOver(now) } as const
  await queueMessages(tx, [composeSms(tenant, sms)], now)
  return { id, phone_no: registration.phone }
}

/** What a challenge of a registration is for. */
export const challengeOf = ({ id, email, phone }: RegistrationRow) =>
  ({ user_id: null, registration_id: id, purpose: 'registration', email, phone }) as const

/** Gives a registration a new challenge and sends its code. */
export async function challengeRegistration(
  tx: TenantTransaction,
  place: AccountPlace,
  registration: RegistrationRow,
): Promise<ChallengeMade> {
  const challenge = await createChallenge(tx, challengeOf(registration), place.now)
  await sendActivation(tx, place, registration, challenge)
  return challenge
}

/**
 * Sends a code by e-mail, with a link: only to the mailbox, because they prove whose it is. Nothing is sent when the
 * e-mail has an account by now, by the same statements.
 */
export async function sendActivation(
  tx: TenantTransaction,
  { tenant, origin, now }: AccountPlace,
  { id, email }: RegistrationRow,
  { code }: Pick<ChallengeMade, 'code'>,
): Promise<void> {
  const link = `${origin}/verify/${await renewLink(tx, id)}`
  const activation: EmailContent = { recipient: email, kind: 'activation', params: { code }, code, link }
  await queueUnlessTaken(tx, await composeEmail(tx, tenant, activation), now)
}

/** What the owner of a mailbox enters in place of what was registered. */
export type OwnParticulars = Pick<Registrant, 'phone' | 'id_number' | 'password_hash'>

/**
 * Makes the account of a registration whose e-mail is proved; undefined when the e-mail has one by now.
 *
 * @param own replaces what was registered, when it is not proved that the same person registered
 */
export async function activateRegistration(
  tx: TenantTransaction,
  { id, email, phone, id_number, password_hash, type, category }: RegistrationRow,
  now: Date,
  own: OwnParticulars = { phone, id_number, password_hash },
): Promise<UserRow | undefined> {
  const user = await createAccount(tx, { email, type, category, ...own }, now)
  if (user) await removeRegistration(tx, id)
  return user
}
