import type { RefereeForm } from '../../contract/referee.ts'
import { findUser } from '../accounts/users.ts'
import type { TenantTransaction } from '../platform/database/database.ts'
import { findCategory } from '../profiles/category.ts'
import { profileAnswers } from '../profiles/profile-answers.ts'
import { findProfile } from '../profiles/profiles.ts'
import type { PublishedTenant } from '../platform/published/published-tenant.ts'
import { Refusal } from '../platform/refusal.ts'
import { applicantName } from './applicant-name.ts'
import { questionsIn } from './questions.ts'
import type { RefereeRequest } from './referee-requests.ts'
import { refereeType } from './referee-types.ts'
import { refereeText } from './referee-section.ts'

/** The data that a referee sees: of the applicant only the name and the category applied for. */
export async function describeRequest(
  tx: TenantTransaction,
  tenant: PublishedTenant,
  request: RefereeRequest,
): Promise<RefereeForm> {
  const { referee } = request
  const type = refereeType(tenant, refereeText(referee, 'refereeType'))
  return {
    referee: {
      Name: refereeText(referee, 'Name'),
      MemberNo: refereeText(referee, 'MemberNo'),
      refereeType: type.code,
      type: type.title,
    },
    applicant: await describeApplicant(tx, tenant, request),
    form: type.form,
    links: type.links,
    expires_at: request.expires_at.toISOString(),
    Questions: [...questionsIn(tenant, type.form)],
  }
}

/** The applicant of a request. */
export async function describeApplicant(
  tx: TenantTransaction,
  tenant: PublishedTenant,
  request: Pick<RefereeRequest, 'profile_id'>,
): Promise<RefereeForm['applicant']> {
  const profile = await findProfile(tx, request.profile_id)
  const user = profile && (await findUser(tx, profile.user_id))
  if (!profile || !user) throw new Refusal('request-not-found')
  return {
    Name: applicantName(await profileAnswers(tx, profile), user),
    category: findCategory(tenant, user.category)?.Description ?? user.category,
  }
}
