import { authCalls } from '../../../contract/auth.ts'
import { findChallenge } from '../../accounts/challenges.ts'
import { countAttempt, linksUsedFromAddress } from '../../accounts/limits.ts'
import { hashNewPassword } from '../../accounts/new-password.ts'
import { findLinked } from '../../accounts/registrations.ts'
import { implement } from '../../http/implement.ts'
import { checkBody } from '../../platform/forms/check-body.ts'
import type { PublishedTenant } from '../../platform/published/published-tenant.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Services } from '../../platform/services.ts'
import { activateRegistration } from './registration.ts'
import type { OwnParticulars } from './registration.ts'

/**
 * The link of an e-mail. It proves the mailbox, but not that its owner registered. The registered password, phone and
 * number are used only with the challenge of the registration, which the browser that registered has. Anybody else
 * enters their own; what a stranger registered is neither kept nor shown.
 */
export const activationLinkRoutes = [
  implement(authCalls.verify, async ({ tenant, body, raw }, services) => {
    const { database, now } = services
    const { activation_code: token, id, password } = body
    await database.inTenant(tenant.id, (tx) => countAttempt(tx, linksUsedFromAddress, raw.ip, now()))
    const own = password === undefined ? undefined : await particularsIn(services, tenant, body)
    await database.inTenant(tenant.id, async (tx) => {
      const registration = await findLinked(tx, token, now())
      if (!registration) throw new Refusal('link-over')
      const challenge = id === undefined ? undefined : await findChallenge(tx, id)
      if (!own && challenge?.registration_id !== registration.id) throw new Refusal('password-needed')
      if (!(await activateRegistration(tx, registration, now(), own))) throw new Refusal('link-over')
    })
    return { message: { key: 'server.activated' } } as const
  }),
]

async function particularsIn(
  { passwords, now }: Services,
  tenant: PublishedTenant,
  body: unknown,
): Promise<OwnParticulars> {
  const answers = checkBody(tenant, 'forms/finish-registration', { body }, now())
  return {
    phone: answers.text('phone'),
    id_number: answers.text('id_number'),
    password_hash: await hashNewPassword(passwords, answers.text('password')),
  }
}
