import type { FastifyInstance, FastifyRequest } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import type { ChallengeAnswer } from '../../../contract/auth.ts'
import { calls } from '../../../contract/calls.ts'
import type { MemberShipType } from '../../../contract/user.ts'
import { isJsonObject } from '../../../engine/json/json.ts'
import { countAttempt, registrationFromAddress, registrationOfAccount } from '../../accounts/limits.ts'
import { hashNewPassword } from '../../accounts/new-password.ts'
import { normaliseEmail } from '../../accounts/users.ts'
import { checkBody } from '../../platform/forms/check-body.ts'
import { tenantOf } from '../../http/tenant.ts'
import { findCategory } from '../../profiles/category.ts'
import type { PublishedTenant } from '../../platform/published/published-tenant.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Services } from '../../platform/services.ts'
import { readSettings } from '../../platform/settings/read-settings.ts'
import { apiPath } from '../api-path.ts'
import { registerAccount } from './registration.ts'

/** What registers each type: its form and the kind of category that it may choose. */
const kinds = {
  Individual: { form: 'forms/register-individual', categoryType: 'Individual' },
  Corporate: { form: 'forms/register-firm', categoryType: 'Firm' },
} as const satisfies Record<MemberShipType, { form: string; categoryType: 'Individual' | 'Firm' }>

/** auth/register and auth/createFirm. */
export const registerResource = fastifyPlugin(
  async (app: FastifyInstance, services: Services) => {
    app.post(apiPath(calls.register.path), (request) => register(services, request, typeIn(request)))
    app.post(apiPath(calls.createFirm.path), (request) => register(services, request, 'Corporate'))
  },
  { name: 'register', dependencies: ['tenant', 'errors'] },
)

const typeIn = ({ body }: FastifyRequest): MemberShipType =>
  isJsonObject(body) && body.type === 'Corporate' ? 'Corporate' : 'Individual'

async function register(
  { database, origins, passwords, now }: Services,
  request: FastifyRequest,
  type: MemberShipType,
): Promise<{ data: ChallengeAnswer }> {
  const tenant = tenantOf(request)
  await database.inTenant(tenant.id, async (tx) => {
    const { settings } = await readSettings(tx, tenant)
    if (settings.minor_settings.registration !== true) throw new Refusal('registration-closed')
    await countAttempt(tx, registrationFromAddress, request.ip, now())
  })
  const answers = checkBody(tenant, kinds[type].form, request, now())
  const email = normaliseEmail(answers.text('email'))
  await database.inTenant(tenant.id, (tx) => countAttempt(tx, registrationOfAccount, email, now()))
  const registrant = {
    email,
    phone: answers.text('phone'),
    id_number: answers.text('id_number'),
    category: categoryIn(tenant, type, answers.text('category')),
    type,
    password_hash: await hashNewPassword(passwords, answers.text('password')),
  }
  const place = { tenant, origin: origins.of(tenant), now: now() }
  return { data: await database.inTenant(tenant.id, (tx) => registerAccount(tx, place, registrant)) }
}

/** The code of a category that people may apply for. Throws `invalid` for any other. */
function categoryIn(tenant: PublishedTenant, type: MemberShipType, code: string): string {
  const category = findCategory(tenant, code)
  if (category?.CanApply && category.categoryType === kinds[type].categoryType) return category.Code
  throw new Refusal('invalid', { errors: [{ pointer: '/category', message: 'Choose a category that is open' }] })
}
