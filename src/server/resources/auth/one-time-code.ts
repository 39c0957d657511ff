import type { FastifyInstance, FastifyRequest } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { SendOtpQuery, VerifyBody } from '../../../contract/auth.ts'
import type { CodeSentAnswer, VerifyOtpAnswer } from '../../../contract/auth.ts'
import type { Said } from '../../../contract/answer.ts'
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
import {
  codesSentFromAddress,
  codesTriedFromAddress,
  countAttempt,
  linksUsedFromAddress,
} from '../../accounts/limits.ts'
import { useLink } from '../../accounts/links.ts'
import { beginSession } from '../../accounts/sessions.ts'
import type { CurrentSession } from '../../accounts/sessions.ts'
import { updateUser } from '../../accounts/users.ts'
import type { TenantTransaction } from '../../db/database.ts'
import { checkBody } from '../../forms/check-body.ts'
import { composeSms } from '../../messages/compose-sms.ts'
import { queueMessages } from '../../messages/outbox.ts'
import { tenantOf } from '../../plugins/tenant.ts'
import { describeUser } from '../../profiles/describe-user.ts'
import { Refusal } from '../../refusal.ts'
import type { Services } from '../../services.ts'
import { apiPath } from '../api-path.ts'
import { deviceOf } from './device-of.ts'
import { sendActivation } from './registration.ts'
import type { AccountPlace } from './registration.ts'

/** auth/verify-otp, auth/send-otp and auth/verify: one-time codes, and the link that does the same. */
export const oneTimeCodeResource = fastifyPlugin(
  async (app: FastifyInstance, services: Services) => {
    const config = { session: 'optional' } as const
    app.post(apiPath(calls.verifyOtp.path), { config }, (request) => verifyCode(services, request))
    app.get<{ Querystring: SendOtpQuery }>(
      apiPath(calls.sendOtp.path),
      { config, schema: { querystring: SendOtpQuery } },
      (request) => sendCode(services, request, request.query.user_id),
    )
    app.post<{ Body: VerifyBody }>(apiPath(calls.verify.path), { schema: { body: VerifyBody } }, (request) =>
      verifyLink(services, request, request.body.activation_code),
    )
  },
  { name: 'one-time-code', dependencies: ['tenant', 'errors', 'session'] },
)

async function verifyCode({ database, now }: Services, request: FastifyRequest): Promise<{ data: VerifyOtpAnswer }> {
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
  const { purpose, user_id } = tried.challenge
  if (purpose === 'session' || user_id === null) return { data: { message } }
  return database.inTenant(tenant.id, async (tx) => {
    const user = await updateUser(tx, user_id, { verified_at: now() })
    const session = await beginSession(tx, user.id, deviceOf(request), now())
    return { data: { message, ...session, user: await describeUser(tx, { tenant, user, now: now() }) } }
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

/** A decoy's code is sent to nobody, by the same statements. */
async function sendAgain(tx: TenantTransaction, place: AccountPlace, id: string) {
  const { challenge, code } = await renewChallenge(tx, id, place.now)
  await sendActivation(tx, place, challenge.user_id, { id, code })
  return { id, phone_no: challenge.phone }
}

async function sendToSession(tx: TenantTransaction, { tenant, now }: AccountPlace, { token, user }: CurrentSession) {
  const id = challengeOfSession(token)
  const before = await findChallenge(tx, id)
  const ofSession = { user_id: user.id, purpose: 'session', email: user.email, phone: user.phone } as const
  await (before ? allowSending(tx, before, now) : allowFirstSending(tx, ofSession, now))
  const { code } = await createChallenge(tx, ofSession, now, id)
  await queueMessages(tx, [composeSms(tenant, user.phone, 'code', { code }, codeOver(now))], now)
  return { id, phone_no: user.phone }
}

async function verifyLink(
  { database, now }: Services,
  request: FastifyRequest,
  token: string,
): Promise<{ data: Said }> {
  const tenant = tenantOf(request)
  await database.inTenant(tenant.id, (tx) => countAttempt(tx, linksUsedFromAddress, request.ip, now()))
  await database.inTenant(tenant.id, async (tx) => {
    const userId = await useLink(tx, token, 'activation', now())
    if (userId === undefined) throw new Refusal('link-over')
    await updateUser(tx, userId, { verified_at: now() })
  })
  return { data: { message: 'Your account is activated. You can sign in now' } }
}
