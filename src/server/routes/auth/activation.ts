import { activationCalls } from '../../../contract/activation.ts'
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
import { implement } from '../../http/implement.ts'
import { beginForProfile } from '../../cases/begin-for-profile.ts'
import { activateMember } from '../../members/activate-member.ts'
import { tryActivation } from '../../members/activations.ts'
import { findMember, normaliseMemberNo } from '../../members/members.ts'
import { requestActivation } from '../../members/request-activation.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Services } from '../../platform/services.ts'
import { signIn } from './sign-in.ts'

/** Answers with a member's names and nothing else, whether or not the member has an account. */
const searchRoute = implement(activationCalls.searchMember, async ({ tenant, query, raw }, services) => {
  // A plus sign of standard base64 that was not escaped arrives as a space.
  const memberNo = decodeText(query.MemberNo.replaceAll(' ', '+'))
  if (memberNo === undefined) {
    throw new Refusal('invalid', { errors: [{ pointer: '/MemberNo', message: { key: 'server.not-base64' } }] })
  }
  const by = { tenant: tenant.id, address: raw.ip, subject: normaliseMemberNo(memberNo) }
  await countOfDay(services, by)
  await countBoth(services, by, searchesFromAddress, searchesOfMember)
  const member = await services.database.inTenant(tenant.id, (tx) => findMember(tx, memberNo))
  if (!member) throw new Refusal('member-not-found')
  return { FirstName: member.first_name, LastName: member.last_name }
})

/** The refusal does not reveal whether the member has an account, nor which particular is wrong. */
const requestRoute = implement(activationCalls.requestActivation, async ({ tenant, body, raw }, services) => {
  const { database, origins, now } = services
  const claim = {
    memberNo: body.text('memberNo'),
    idNumber: body.text('IdentificationDocumentNo'),
    email: body.text('eMailAddress'),
    phone: body.text('phoneNo'),
  }
  const by = { tenant: tenant.id, address: raw.ip, subject: normaliseMemberNo(claim.memberNo) }
  await countBoth(services, by, activationsFromAddress, activationsOfMember)
  const place = { tenant, origin: origins.of(tenant), now: now() }
  const isSent = await database.inTenant(tenant.id, (tx) => requestActivation(tx, place, claim))
  if (!isSent) throw new Refusal('activation-refused')
  return { message: { key: 'server.activation-code-sent' } } as const
})

/** The password is hashed before the code is looked at, so that a wrong e-mail takes as long as a right one. */
const activateRoute = implement(activationCalls.activate, async ({ tenant, body, raw, reply }, services) => {
  const { database, passwords, origins, staff, now } = services
  const email = normaliseEmail(body.text('email'))
  const by = { tenant: tenant.id, address: raw.ip, subject: email }
  await countBoth(services, by, activationTriesFromAddress, activationTriesOfAccount)
  const password_hash = await hashNewPassword(passwords, body.text('password'))
  const begun = await database.inTenant(tenant.id, async (tx) => {
    const memberNo = await tryActivation(tx, email, body.text('otp_code'), now())
    const user = memberNo && (await activateMember(tx, tenant, { memberNo, password_hash }, now()))
    if (!user) return undefined
    const world = { tenant, origin: origins.of(tenant), staff, now: now() }
    await beginForProfile(tx, world, user.profile_id)
    return signIn(services, tx, user, { tenant, raw, reply })
  })
  if (!begun) throw new Refusal('activation-failed')
  return begun
})

/** Accounts for members of the register (AUTH-12). */
export const activationRoutes = [searchRoute, requestRoute, activateRoute]

/** Whose attempt it is. */
interface AttemptBy {
  readonly tenant: string
  readonly address: string
  /** The member's number or the e-mail that it is about. */
  readonly subject: string
}

/** Counts an attempt from an address and one about its subject, whether or not it succeeds. */
async function countBoth(
  { database, now }: Services,
  { tenant, address, subject }: AttemptBy,
  fromAddress: Limit,
  ofSubject: Limit,
): Promise<void> {
  await database.inTenant(tenant, async (tx) => {
    await countAttempt(tx, fromAddress, address, now())
    await countAttempt(tx, ofSubject, subject, now())
  })
}

/** A second, daily limit, so that nobody can read out the register in a few days. */
const countOfDay = ({ database, now }: Services, { tenant, address }: AttemptBy): Promise<void> =>
  database.inTenant(tenant, (tx) => countAttempt(tx, searchesOfDayFromAddress, address, now()))
