import { authCalls } from '../../../contract/auth.ts'
import { allowFirstSending } from '../../accounts/challenges.ts'
import { isKnownDevice } from '../../accounts/device-tokens.ts'
import {
  countAttempt,
  forgetAttempts,
  signInFromAddress,
  signInFromDevice,
  signInOfAccount,
  takeBackAttempt,
} from '../../accounts/limits.ts'
import { findWaiting } from '../../accounts/registrations.ts'
import type { RegistrationRow } from '../../accounts/registrations.ts'
import { findUserByEmail, normaliseEmail } from '../../accounts/users.ts'
import { implement } from '../../http/implement.ts'
import type { TenantTransaction } from '../../platform/database/database.ts'
import type { PublishedTenant } from '../../platform/published/published-tenant.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Services } from '../../platform/services.ts'
import { deviceTokenOf } from './device-cookie.ts'
import { challengeOf, challengeRegistration } from './registration.ts'
import { signIn } from './sign-in.ts'

/**
 * Logging in. An unknown e-mail and a wrong password get the same answer after the same work (AUTH-03); so do people
 * who registered and have not entered the code, and people who registered an e-mail that is another's.
 */
export const loginRoutes = [
  implement(authCalls.login, async ({ tenant, body, raw, reply }, services) => {
    const { database, passwords, now } = services
    const email = normaliseEmail(body.text('email'))
    const by = { email, address: raw.ip, device: deviceTokenOf(raw) ?? '' }
    // Counted before the password is looked at, so that many tries at once are all counted.
    const { user, waiting } = await database.inTenant(tenant.id, async (tx) => {
      await countTry(tx, by, now())
      return { user: await findUserByEmail(tx, email), waiting: await findWaiting(tx, email, now()) }
    })
    const password = body.text('password')
    const account = user?.verified_at && user.deleted_at === null ? user : undefined
    const isRight = await passwords.verify(account?.password_hash, password)
    if (!account || !isRight) {
      const registration = await registrationWith(services, waiting, password)
      if (!registration) throw new Refusal('wrong-credentials')
      throw await sendNewCode(services, tenant, registration)
    }
    return database.inTenant(tenant.id, async (tx) => {
      await forgetTries(tx, by, now())
      return signIn(services, tx, account, { tenant, raw, reply })
    })
  }),
]

/** Whose try it is; `device` is empty for one that has no token. */
interface TriedBy {
  readonly email: string
  readonly address: string
  readonly device: string
}

const deviceSubject = ({ email, device }: TriedBy): string => `${device} ${email}`

/**
 * Counts a try. From a device on which the account's owner has signed in, only for that device, so that no stranger can
 * lock the owner out there; from any other, for the account and the address. Throws `too-many`.
 */
async function countTry(tx: TenantTransaction, by: TriedBy, now: Date): Promise<void> {
  if (await isKnownDevice(tx, by.email, by.device, now)) {
    return countAttempt(tx, signInFromDevice, deviceSubject(by), now)
  }
  await countAttempt(tx, signInFromAddress, by.address, now)
  await countAttempt(tx, signInOfAccount, by.email, now)
}

/** After a success. From a known device, what strangers tried stays counted. */
async function forgetTries(tx: TenantTransaction, by: TriedBy, now: Date): Promise<void> {
  if (await isKnownDevice(tx, by.email, by.device, now)) {
    return forgetAttempts(tx, signInFromDevice, deviceSubject(by))
  }
  await forgetAttempts(tx, signInOfAccount, by.email)
  await takeBackAttempt(tx, signInFromAddress, by.address)
}

/**
 * The waiting registration of an e-mail that has this password. The first and the last are tried, so that a stranger
 * who registers the e-mail too cannot displace both. The work is the same however many there are.
 */
async function registrationWith(
  { passwords }: Services,
  [first, last]: Awaited<ReturnType<typeof findWaiting>>,
  password: string,
): Promise<RegistrationRow | undefined> {
  const isFirsts = await passwords.verify(first?.password_hash, password)
  const isLasts = await passwords.verify(last?.password_hash, password)
  return isLasts ? last : isFirsts ? first : undefined
}

/**
 * Sends a registration that is not proved yet a new code, or appears to where its e-mail has an account. The refusal
 * names the new challenge.
 */
async function sendNewCode(
  { database, origins, now }: Services,
  tenant: PublishedTenant,
  registration: RegistrationRow,
): Promise<Refusal> {
  const place = { tenant, origin: origins.of(tenant), now: now() }
  const challenge = await database.inTenant(place.tenant.id, async (tx) => {
    await allowFirstSending(tx, challengeOf(registration), place.now)
    const { id } = await challengeRegistration(tx, place, registration)
    return { id, phone_no: registration.phone }
  })
  return new Refusal('account-unverified', { challenge })
}
