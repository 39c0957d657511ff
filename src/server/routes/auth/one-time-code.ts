import { authCalls } from '../../../contract/auth.ts'
import { requireInPerson } from '../../accounts/acting.ts'
import { challengeOfSession, renewChallenge, resendSeconds, tryCode } from '../../accounts/challenges.ts'
import { codesSentFromAddress, codesTriedFromAddress, countAttempt } from '../../accounts/limits.ts'
import { findRegistration } from '../../accounts/registrations.ts'
import { fillAttempt } from '../../cases/attempts.ts'
import { maskPhone } from '../../../engine/format/mask-value.ts'
import type { CurrentSession } from '../../accounts/sessions.ts'
import type { PublishedTenant } from '../../platform/published/published-tenant.ts'
import { addFirmOwner, personOf } from '../../accounts/firm-owners.ts'
import { openAccount } from '../../firms/open-account.ts'
import { implement } from '../../http/implement.ts'
import type { TenantTransaction } from '../../platform/database/database.ts'
import { Refusal } from '../../platform/refusal.ts'
import { activateRegistration, sendActivation } from './registration.ts'
import type { AccountPlace } from './registration.ts'
import { deviceOf } from './device-of.ts'
import { describeReplaced } from './replace-session.ts'
import { sendSessionCode } from './session-code.ts'
import { signIn } from './sign-in.ts'

const verifyRoute = implement(authCalls.verifyOtp, async ({ tenant, session, body, raw, reply }, services) => {
  const { database, now } = services
  if (session) requireInPerson(session)
  const id = body.text('id') || (session ? challengeOfSession(session.token) : undefined)
  if (id === undefined) throw new Refusal('no-session')
  const tried = await database.inTenant(tenant.id, async (tx) => {
    await countAttempt(tx, codesTriedFromAddress, raw.ip, now())
    return tryCode(tx, id, body.text('otp_code'), now())
  })
  if (tried.outcome !== 'right') throw new Refusal(tried.outcome)
  const message = { key: 'server.code-verified' } as const
  const { purpose, registration_id, user_id } = tried.challenge
  if (purpose === 'session') {
    // The code of another account proves nothing about this one's phone.
    if (session && user_id !== session.user.id) throw new Refusal('code-over')
    if (session) await database.inTenant(tenant.id, (tx) => noteEnteredCode(tx, tenant, session, now()))
    return { message }
  }
  return database.inTenant(tenant.id, async (tx) => {
    const registration = registration_id === null ? undefined : await findRegistration(tx, registration_id, now())
    const user = registration && (await activateRegistration(tx, registration, now()))
    if (!user) throw new Refusal('code-over')
    if (user.type === 'Corporate' && session && isPerson(session)) {
      await addFirmOwner(tx, { firmId: user.id, ownerId: personOf(session) }, now())
      const opened = await openAccount(tx, session, { tenant, id: user.id, device: deviceOf(raw) }, now())
      return { message, ...(await describeReplaced(tx, tenant, opened, now())) }
    }
    return { message, ...(await signIn(services, tx, user, { tenant, raw, reply })) }
  })
})

/** Whether a person is logged in, also from within a firm: a firm that they register is then theirs. */
const isPerson = ({ openedBy, user }: CurrentSession): boolean => openedBy !== undefined || user.type === 'Individual'

/** A code of the session counts for the transition that its user is about to take. */
const noteEnteredCode = (tx: TenantTransaction, tenant: PublishedTenant, { user }: CurrentSession, now: Date) =>
  fillAttempt(tx, tenant, { userId: user.id, kind: 'one-time-code', evidence: maskPhone(user.phone) }, now)

const sendRoute = implement(authCalls.sendOtp, async ({ tenant, session, query, raw }, { database, origins, now }) => {
  const place = { tenant, origin: origins.of(tenant), now: now() }
  const { user_id: challengeId } = query
  const sent = await database.inTenant(tenant.id, async (tx) => {
    await countAttempt(tx, codesSentFromAddress, raw.ip, place.now)
    if (challengeId !== undefined && challengeId !== session?.user.id) return sendAgain(tx, place, challengeId)
    if (!session) throw new Refusal('no-session')
    requireInPerson(session)
    return sendSessionCode(tx, place, session)
  })
  return { ...sent, message: { key: 'server.code-sent' } } as const
})

/** One-time codes. */
export const oneTimeCodeRoutes = [verifyRoute, sendRoute]

async function sendAgain(tx: TenantTransaction, place: AccountPlace, id: string) {
  const { challenge, code } = await renewChallenge(tx, id, place.now)
  const { registration_id } = challenge
  const registration = registration_id === null ? undefined : await findRegistration(tx, registration_id, place.now)
  if (!registration) throw new Refusal('code-over')
  await sendActivation(tx, place, registration, { code })
  return { id, phone_no: challenge.phone, resend_after: resendSeconds }
}
