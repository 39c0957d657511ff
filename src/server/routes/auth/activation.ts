import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { MemberSearchQuery } from '../../../contract/activation.ts'
import type { MemberNames } from '../../../contract/activation.ts'
import type { Said } from '../../../contract/answer.ts'
import type { SessionAnswer } from '../../../contract/auth.ts'
import { calls } from '../../../contract/calls.ts'
import { decodeText } from '../../../engine/format/base64-text.ts'
import {
  activationTriesFromAddress,
  activationTriesOfAccount,
  activationsFromAddress,
  activationsOfMember,
  countAttempt,
  searchesFromAddress,
  searchesOfDayFromAddress,
  searchesOfMember,
} from '../../accounts/limits.ts'
import type { Limit } from '../../accounts/limits.ts'
import { hashNewPassword } from '../../accounts/new-password.ts'
import { normaliseEmail } from '../../accounts/users.ts'
import { checkBody } from '../../platform/forms/check-body.ts'
import { activateMember } from '../../members/activate-member.ts'
import { tryActivation } from '../../members/activations.ts'
import { findMember, normaliseMemberNo } from '../../members/members.ts'
import { requestActivation } from '../../members/request-activation.ts'
import { tenantOf } from '../../http/tenant.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Services } from '../../platform/services.ts'
import { apiPath } from '../api-path.ts'
import { signIn } from './sign-in.ts'

/** profile/search/member, auth/activation and auth/activation/activate: accounts for members of the register (AUTH-12). */
export const activationResource = fastifyPlugin(
  async (app: FastifyInstance, services: Services) => {
    app.get<{ Querystring: MemberSearchQuery }>(
      apiPath(calls.searchMember.path),
      { schema: { querystring: MemberSearchQuery } },
      (request) => search(services, request, request.query.MemberNo),
    )
    app.post(apiPath(calls.requestActivation.path), (request) => askForCode(services, request))
    app.post(apiPath(calls.activate.path), (request, reply) => activate(services, request, reply))
  },
  { name: 'activation', dependencies: ['tenant', 'errors'] },
)

/** Counts an attempt from the request's address and one of its subject, for good: whatever comes of it. */
async function countBoth(
  { database, now }: Services,
  request: FastifyRequest,
  fromAddress: Limit,
  ofSubject: Limit,
  subject: string,
): Promise<void> {
  await database.inTenant(tenantOf(request).id, async (tx) => {
    await countAttempt(tx, fromAddress, request.ip, now())
    await countAttempt(tx, ofSubject, subject, now())
  })
}

/** Beside the limits of the moment: nobody reads out the register in a few days. */
const countOfDay = ({ database, now }: Services, request: FastifyRequest): Promise<void> =>
  database.inTenant(tenantOf(request).id, (tx) => countAttempt(tx, searchesOfDayFromAddress, request.ip, now()))

/** Says a member's names and nothing else, the same whether or not the member has an account. */
async function search(services: Services, request: FastifyRequest, encoded: string): Promise<{ data: MemberNames }> {
  // A plus sign of standard base64 that was not escaped arrives as a space.
  const memberNo = decodeText(encoded.replaceAll(' ', '+'))
  if (memberNo === undefined) {
    throw new Refusal('invalid', { errors: [{ pointer: '/MemberNo', message: 'This is not base64 of a text' }] })
  }
  await countOfDay(services, request)
  await countBoth(services, request, searchesFromAddress, searchesOfMember, normaliseMemberNo(memberNo))
  const member = await services.database.inTenant(tenantOf(request).id, (tx) => findMember(tx, memberNo))
  if (!member) throw new Refusal('member-not-found')
  return { data: { FirstName: member.first_name, LastName: member.last_name } }
}

/** The refusal does not say what is wrong: neither whether the member has an account, nor which particular differs. */
async function askForCode(services: Services, request: FastifyRequest): Promise<{ data: Said }> {
  const { database, origins, now } = services
  const tenant = tenantOf(request)
  const answers = checkBody(tenant, 'forms/activation-request', request, now())
  const claim = {
    memberNo: answers.text('memberNo'),
    idNumber: answers.text('IdentificationDocumentNo'),
    email: answers.text('eMailAddress'),
    phone: answers.text('phoneNo'),
  }
  await countBoth(services, request, activationsFromAddress, activationsOfMember, normaliseMemberNo(claim.memberNo))
  const place = { tenant, origin: origins.of(tenant), now: now() }
  const isSent = await database.inTenant(tenant.id, (tx) => requestActivation(tx, place, claim))
  if (!isSent) throw new Refusal('activation-refused')
  return { data: { message: 'A code is on its way to your e-mail and phone' } }
}

/** The password is hashed before the code is looked at, so that a wrong e-mail takes as long as a right one. */
async function activate(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<{ data: SessionAnswer }> {
  const { database, passwords, now } = services
  const tenant = tenantOf(request)
  const answers = checkBody(tenant, 'forms/activation-code', request, now())
  const email = normaliseEmail(answers.text('email'))
  await countBoth(services, request, activationTriesFromAddress, activationTriesOfAccount, email)
  const password_hash = await hashNewPassword(passwords, answers.text('password'))
  const begun = await database.inTenant(tenant.id, async (tx) => {
    const memberNo = await tryActivation(tx, email, answers.text('otp_code'), now())
    const user = memberNo && (await activateMember(tx, tenant, { memberNo, password_hash }, now()))
    return user ? signIn(services, tx, request, reply, user) : undefined
  })
  if (!begun) throw new Refusal('activation-failed')
  return { data: begun }
}
