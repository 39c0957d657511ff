import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { SendOtpQuery } from '../../../contract/auth.ts'
import type { CodeSentAnswer, VerifyOtpAnswer } from '../../../contract/auth.ts'
import { calls } from '../../../contract/calls.ts'
import {
  allowFirstSending,
  allowSending,
  challengeOfSession,
  codeOver,
  createChallenge,
  findChallenge,
  renewChallenge,
  resendSeconds,
  tryCode,
} from '../../accounts/challenges.ts'
import { codesSentFromAddress, codesTriedFromAddress, countAttempt } from '../../accounts/limits.ts'
import { findRegistration } from '../../accounts/registrations.ts'
import type { CurrentSession } from '../../accounts/sessions.ts'
import type { TenantTransaction } from '../../platform/database/database.ts'
import { checkBody } from '../../platform/forms/check-body.ts'
import { composeSms } from '../../messages/compose-sms.ts'
import { queueMessages } from '../../messages/outbox.ts'
import { tenantOf } from '../../http/tenant.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Services } from '../../platform/services.ts'
import { apiPath } from '../api-path.ts'
import { activateRegistration, sendActivation } from './registration.ts'
import type { AccountPlace } from './registration.ts'
import { signIn } from './sign-in.ts'

/** auth/verify-otp and auth/send-otp: one-time codes. */
export const oneTimeCodeResource = fastifyPlugin(
  async (app: FastifyInstance, services: Services) => {
    const config = { session: 'optional' } as const
    app.post(apiPath(calls.verifyOtp.path), { config }, (request, reply) => verifyCode(services, request, reply))
    app.get<{ Querystring: SendOtpQuery }>(
      apiPath(calls.sendOtp.path),
      { config, schema: { querystring: SendOtpQuery } },
      (request) => sendCode(services, request, request.query.user_id),
    )
  },
  { name: 'one-time-code', dependencies: ['tenant', 'errors', 'session'] },
)

async function verifyCode(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<{ data: VerifyOtpAnswer }> {
  const { database, now } = services
  const tenant = tenantOf(request)
  const answers = checkBody(tenant, 'forms/one-time-code', request, now())
  const id = answers.text('id') || (request.session ? challengeOfSession(request.session.token) : undefined)
  if (id === undefined) throw new Refusal('no-session')
  const tried = await database.inTenant(tenant.id, async (tx) => {
    await countAttempt(tx, codesTriedFromAddress, request.ip, now())
    return tryCode(tx, id, answers.text('otp_code'), now())
  })
  if (tried.outcome !== 'right') throw new Refusal(tried.outcome)
  const message = 'Successfully verified Otp'
  const { purpose, registration_id } = tried.challenge
  if (purpose === 'session') return { data: { message } }
  return database.inTenant(tenant.id, async (tx) => {
    const registration = registration_id === null ? undefined : await findRegistration(tx, registration_id, now())
    const user = registration && (await activateRegistration(tx, registration, now()))
    if (!user) throw new Refusal('code-over')
    return { data: { message, ...(await signIn(services, tx, request, reply, user)) } }
  })
}

async function sendCode(
  { database, origins, now }: Services,
  request: FastifyRequest,
  challengeId: string | undefined,
): Promise<{ data: CodeSentAnswer }> {
  const tenant = tenantOf(request)
  const place = { tenant, origin: origins.of(tenant), now: now() }
  const { session } = request
  const sent = await database.inTenant(place.tenant.id, async (tx) => {
    await countAttempt(tx, codesSentFromAddress, request.ip, place.now)
    if (challengeId !== undefined && challengeId !== session?.user.id) return sendAgain(tx, place, challengeId)
    if (!session) throw new Refusal('no-session')
    return sendToSession(tx, place, session)
  })
  return { data: { ...sent, message: 'A new code is on its way', resend_after: resendSeconds } }
}

async function sendAgain(tx: TenantTransaction, place: AccountPlace, id: string) {
  const { challenge, code } = await renewChallenge(tx, id, place.now)
  const { registration_id } = challenge
  const registration = registration_id === null ? undefined : await findRegistration(tx, registration_id, place.now)
  if (!registration) throw new Refusal('code-over')
  await sendActivation(tx, place, registration, { code })
  return { id, phone_no: challenge.phone }
}

async function sendToSession(tx: TenantTransaction, { tenant, now }: AccountPlace, { token, user }: CurrentSession) {
  const id = challengeOfSession(token)
  const before = await findChallenge(tx, id)
  const { id: user_id, email, phone } = user
  const ofSession = { user_id, registration_id: null, purpose: 'session', email, phone } as const
  await (before ? allowSending(tx, before, now) : allowFirstSending(tx, ofSession, now))
  const { code } = await createChallenge(tx, ofSession, now, id)
  await queueMessages(tx, [composeSms(tenant, user.phone, 'code', { code }, codeOver(now))], now)
  return { id, phone_no: user.phone }
}
