import type { ProfileSummary, User } from '../../contract/user.ts'
import { filePath } from '../../contract/file-transfer.ts'
import { answerFields } from '../../contract/declared-answers.ts'
import { statesOfRoles } from '../../engine/cases/states-of-roles.ts'
import { isJsonObject } from '../../engine/json/json.ts'
import type { JsonObject } from '../../engine/json/json.ts'
import { hashToken } from '../platform/secrets/secret-token.ts'
import { rolesOfAccount } from '../accounts/account-roles.ts'
import { flagsOf, rightsOf, titledRoles } from '../accounts/roles.ts'
import type { DeclaredRole } from '../platform/published/tenant-declaration.ts'
import type { UserRow } from '../accounts/find-session.ts'
import type { TenantTransaction } from '../platform/database/database.ts'
import { completeness } from '../checklists/read-checklist.ts'
import { profileAnswers, profileName } from '../profiles/profile-answers.ts'
import { userValues } from '../sections/section-context.ts'
import type { Caller } from '../sections/section-context.ts'
import { findProfile } from '../profiles/profiles.ts'
import type { ProfileRow } from '../profiles/profiles.ts'
import { isInGoodStanding } from '../standing/member-standing.ts'
import { applicationStanding } from './application-standing.ts'

/** Reads a field that both kinds of profile have. */
const ownField = answerFields<'sections/bio' | 'sections/firm-bio'>()

/** A user as in responses: the account, and a summary of the profile that it acts for. */
export async function describeUser(tx: TenantTransaction, caller: Caller): Promise<User> {
  const { user, tenant, actorId } = caller
  const roles = actorId === undefined ? await rolesOfAccount(tx, tenant, user.id) : []
  const profile = await findProfile(tx, user.profile_id)
  const answers = profile ? await profileAnswers(tx, profile) : {}
  return {
    ...userValues(caller),
    ...flagsOf(roles),
    roles: titledRoles(tenant, roles),
    may: [...rightsOf(roles)],
    desk: worksOnCases(tenant, roles),
    name: profileName(answers) ?? user.email,
    email_reminders: user.email_reminders,
    email_updates: user.email_updates,
    sms_reminders: user.sms_reminders,
    sms_updates: user.sms_updates,
    profile: profile ? await summary(tx, caller, profile, answers) : null,
    draft_key: draftKey(user),
  }
}

/** Whether some case type gives one of the roles something to do or to see. */
function worksOnCases({ cases }: Caller['tenant'], roles: readonly DeclaredRole[]): boolean {
  const ids = roles.map(({ id }) => id)
  return [...cases.values()].some((type) => statesOfRoles(type, ids).length > 0)
}

/** A secret derived from the account's record; it changes with the password. */
const draftKey = ({ id, password_hash }: UserRow): string => hashToken(`drafts of ${id} ${password_hash}`)

async function summary(
  tx: TenantTransaction,
  caller: Caller,
  profile: ProfileRow,
  answers: JsonObject,
): Promise<ProfileSummary> {
  const membership = profile.member_information.at(-1)
  return {
    ProfileID: profile.id,
    picture: pictureIn(answers),
    MemberShipType: profile.type,
    MemberNo: profile.member_no,
    Category: typeof membership?.Category === 'string' ? membership.Category : null,
    Status: membership?.Status === 'Active' || membership?.Status === 'Inactive' ? membership.Status : null,
    ...(await applicationStanding(tx, caller.tenant, profile.id)),
    InGoodStanding: await isInGoodStanding(tx, caller, profile),
    confirmed: profile.confirmed,
    nameApproved: profile.name_approved,
    ProfileComplete: await completeness(tx, caller, profile),
  }
}

function pictureIn(answers: JsonObject): string | null {
  const image = ownField(answers, 'Image')
  return isJsonObject(image) && typeof image.id === 'string' ? filePath(image.id) : null
}
