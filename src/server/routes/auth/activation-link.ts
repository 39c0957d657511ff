import type { FastifyInstance, FastifyRequest } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import type { Said } from '../../../contract/answer.ts'
import { VerifyBody } from '../../../contract/auth.ts'
import { calls } from '../../../contract/calls.ts'
import { findChallenge } from '../../accounts/challenges.ts'
import { countAttempt, linksUsedFromAddress } from '../../accounts/limits.ts'
import { hashNewPassword } from '../../accounts/new-password.ts'
import { findLinked } from '../../accounts/registrations.ts'
import { checkBody } from '../../platform/forms/check-body.ts'
import { tenantOf } from '../../http/tenant.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Services } from '../../platform/services.ts'
import { apiPath } from '../api-path.ts'
import { activateRegistration } from './registration.ts'
import type { OwnParticulars } from './registration.ts'

/**
 * auth/verify: the link of an e-mail. It proves the mailbox, and not that its owner registered it: the password, phone and
 * number that were registered count for who names the challenge of the registration too, as the browser does that
 * registered. Anybody else chooses their own; what a stranger registered is neither kept nor shown.
 */
export const activationLinkResource = fastifyPlugin(
  async (app: FastifyInstance, services: Services) => {
    app.post<{ Body: VerifyBody }>(apiPath(calls.verify.path), { schema: { body: VerifyBody } }, (request) =>
      verifyLink(services, request, request.body),
    )
  },
  { name: 'activation-link', dependencies: ['tenant', 'errors'] },
)

async function verifyLink(
  services: Services,
  request: FastifyRequest,
  { activation_code: token, id, password }: VerifyBody,
): Promise<{ data: Said }> {
  const { database, now } = services
  const tenant = tenantOf(request)
  await database.inTenant(tenant.id, (tx) => countAttempt(tx, linksUsedFromAddress, request.ip, now()))
  const own = password === undefined ? undefined : await particularsIn(services, request)
  await database.inTenant(tenant.id, async (tx) => {
    const registration = await findLinked(tx, token, now())
    if (!registration) throw new Refusal('link-over')
    const challenge = id === undefined ? undefined : await findChallenge(tx, id)
    if (!own && challenge?.registration_id !== registration.id) throw new Refusal('password-needed')
    if (!(await activateRegistration(tx, registration, now(), own))) throw new Refusal('link-over')
  })
  return { data: { message: 'Your account is activated. You can sign in now' } }
}

async function particularsIn({ passwords, now }: Services, request: FastifyRequest): Promise<OwnParticulars> {
  const answers = checkBody(tenantOf(request), 'forms/finish-registration', request, now())
  return {
    phone: answers.text('phone'),
    id_number: answers.text('id_number'),
    password_hash: await hashNewPassword(passwords, answers.text('password')),
  }
}
