import type { FastifyInstance, FastifyRequest } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import type { SessionAnswer } from '../../../contract/auth.ts'
import { calls } from '../../../contract/calls.ts'
import { allowFirstSending, createChallenge, findDecoy } from '../../accounts/challenges.ts'
import type { ChallengeRow } from '../../accounts/challenges.ts'
import {
  countAttempt,
  forgetAttempts,
  signInFromAddress,
  signInOfAccount,
  takeBackAttempt,
} from '../../accounts/limits.ts'
import { beginSession } from '../../accounts/sessions.ts'
import { findUserByEmail, normaliseEmail } from '../../accounts/users.ts'
import type { UserRow } from '../../accounts/find-session.ts'
import { checkBody } from '../../forms/check-body.ts'
import { tenantOf } from '../../plugins/tenant.ts'
import { describeUser } from '../../profiles/describe-user.ts'
import { Refusal } from '../../refusal.ts'
import type { Services } from '../../services.ts'
import { apiPath } from '../api-path.ts'
import { deviceOf } from './device-of.ts'
import { sendActivation } from './registration.ts'

/**
 * auth/login. An unknown e-mail and a wrong password get the same answer after the same work (AUTH-03); so do somebody who
 * registered and has yet to enter the code, and somebody who registered an e-mail that is another's.
 */
export const loginResource = fastifyPlugin(
  async (app: FastifyInstance, services: Services) => {
    app.post(apiPath(calls.login.path), (request) => login(services, request))
  },
  { name: 'login', dependencies: ['tenant', 'errors'] },
)

async function login(services: Services, request: FastifyRequest): Promise<{ data: SessionAnswer }> {
  const { database, passwords, now } = services
  const tenant = tenantOf(request)
  const answers = checkBody(tenant, 'forms/login', request, now())
  const email = normaliseEmail(answers.text('email'))
  // Counted before the password is looked at, so that many tries at once do not slip through.
  const { user, decoy } = await database.inTenant(tenant.id, async (tx) => {
    await countAttempt(tx, signInFromAddress, request.ip, now())
    await countAttempt(tx, signInOfAccount, email, now())
    return { user: await findUserByEmail(tx, email), decoy: await findDecoy(tx, email, now()) }
  })
  const isRight = await passwords.verify(user?.password_hash, answers.text('password'))
  if (!user?.verified_at || !isRight) {
    const isDecoys = await passwords.verify(decoy?.decoy_password_hash ?? undefined, answers.text('password'))
    const waiting = isRight ? user : isDecoys ? decoy : undefined
    if (!waiting) throw new Refusal('wrong-credentials')
    throw await sendNewCode(services, request, email, waiting)
  }
  return database.inTenant(tenant.id, async (tx) => {
    await forgetAttempts(tx, signInOfAccount, email)
    await takeBackAttempt(tx, signInFromAddress, request.ip)
    const session = await beginSession(tx, user.id, deviceOf(request), now())
    return { data: { ...session, user: await describeUser(tx, { tenant, user, now: now() }) } }
  })
}

/**
 * The way on for an account that was never activated, or seems so: a new code, whose challenge the refusal names.
 *
 * @param waiting the account, or the decoy that stands for one; the code of that is sent to nobody
 */
async function sendNewCode(
  { database, origins, now }: Services,
  request: FastifyRequest,
  email: string,
  waiting: UserRow | ChallengeRow,
): Promise<Refusal> {
  const tenant = tenantOf(request)
  const place = { tenant, origin: origins.of(tenant), now: now() }
  const { phone } = waiting
  const whose =
    'verified_at' in waiting
      ? { user_id: waiting.id }
      : { user_id: null, decoy_password_hash: waiting.decoy_password_hash }
  const challenge = await database.inTenant(tenant.id, async (tx) => {
    const registered = { ...whose, purpose: 'registration', email, phone } as const
    await allowFirstSending(tx, registered, place.now)
    const made = await createChallenge(tx, registered, place.now)
    await sendActivation(tx, place, whose.user_id, made)
    return { id: made.id, phone_no: phone }
  })
  return new Refusal('account-unverified', { challenge })
}
