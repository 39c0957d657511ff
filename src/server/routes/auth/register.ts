import { authCalls } from '../../../contract/auth.ts'
import type { ChallengeResponse } from '../../../contract/auth.ts'
import type { MemberShipType } from '../../../contract/user.ts'
import { isJsonObject } from '../../../engine/json/json.ts'
import { countAttempt, registrationFromAddress, registrationOfAccount } from '../../accounts/limits.ts'
import { hashNewPassword } from '../../accounts/new-password.ts'
import { normaliseEmail } from '../../accounts/users.ts'
import type { CallRequest } from '../../http/call-request.ts'
import { implement } from '../../http/implement.ts'
import { checkBody } from '../../platform/forms/check-body.ts'
import type { PublishedTenant } from '../../platform/published/published-tenant.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Services } from '../../platform/services.ts'
import { readSettings } from '../../platform/settings/read-settings.ts'
import { findCategory } from '../../profiles/category.ts'
import { registerAccount } from './registration.ts'

/** What registers each type: its form and the kind of category that it may choose. */
const kinds = {
  Individual: { form: 'forms/register-individual', categoryType: 'Individual' },
  Corporate: { form: 'forms/register-firm', categoryType: 'Firm' },
} as const satisfies Record<MemberShipType, { form: string; categoryType: 'Individual' | 'Firm' }>

/** New accounts, of people and of firms. */
export const registerRoutes = [
  implement(authCalls.register, (request, services) => register(services, request, typeIn(request.body))),
  implement(authCalls.createFirm, (request, services) => register(services, request, 'Corporate')),
]

const typeIn = (body: unknown): MemberShipType =>
  isJsonObject(body) && body.type === 'Corporate' ? 'Corporate' : 'Individual'

async function register(
  { database, origins, passwords, now }: Services,
  { tenant, body, raw }: Pick<CallRequest<typeof authCalls.register>, 'tenant' | 'body' | 'raw'>,
  type: MemberShipType,
): Promise<ChallengeResponse> {
  await database.inTenant(tenant.id, async (tx) => {
    const { settings } = await readSettings(tx, tenant)
    if (settings.minor_settings.registration !== true) throw new Refusal('registration-closed')
    await countAttempt(tx, registrationFromAddress, raw.ip, now())
  })
  const answers = checkBody(tenant, kinds[type].form, { body }, now())
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
  return database.inTenant(tenant.id, (tx) => registerAccount(tx, place, registrant))
}

/** The code of a category that people may apply for. Throws `invalid` for any other. */
function categoryIn(tenant: PublishedTenant, type: MemberShipType, code: string): string {
  const category = findCategory(tenant, code)
  if (category?.CanApply && category.categoryType === kinds[type].categoryType) return category.Code
  throw new Refusal('invalid', { errors: [{ pointer: '/category', message: { key: 'server.category-closed' } }] })
}
