import { answerFields } from '../../contract/declared-answers.ts'
import { withOtherCleared } from '../../engine/reading/other-choice.ts'
import type { MemberInformation, Profile } from '../../contract/profile.ts'
import type { DocumentId } from '../../engine/document/document-id.ts'
import { isJsonObject } from '../../engine/json/json.ts'
import type { JsonObject } from '../../engine/json/json.ts'
import type { TenantTransaction } from '../platform/database/database.ts'
import type { UserRow } from '../accounts/find-session.ts'
import { completeness } from '../checklists/read-checklist.ts'
import { formOf } from '../platform/published/published-tenant.ts'
import type { PublishedTenant } from '../platform/published/published-tenant.ts'
import type { RecordRow } from '../profiles/records.ts'
import { listRecords } from '../profiles/records.ts'
import type { Caller } from '../sections/section-context.ts'
import { wireRecord } from '../sections/wire-record.ts'
import { profileDocuments } from '../profiles/profile-sections.ts'
import { findProfile } from '../profiles/profiles.ts'
import type { ProfileRow } from '../profiles/profiles.ts'

const bioField = answerFields<'sections/bio'>()

const contacts = 'sections/contacts'
const workExperience = 'sections/work-experience'

/** A profile as in responses: the answers of its main record and the server's additions; null before the first save. */
export async function describeProfile(
  tx: TenantTransaction,
  caller: Caller,
  profileId: string | null = caller.user.profile_id,
): Promise<Profile> {
  const { tenant, user } = caller
  const profile = await findProfile(tx, profileId)
  if (!profile) return null
  const { section } = profileDocuments(profile.type)
  const { inProfile } = tenant
  const rows = await listRecords(tx, profile.id, [section, contacts, workExperience, ...inProfile])
  const wire = wireRecords(tenant, rows)
  const [own] = wire(section)
  if (!own) return null
  const complete = await completeness(tx, caller, profile)
  return {
    ...additions(profile, user, complete),
    contacts: wire(contacts),
    workexp: wire(workExperience),
    ...Object.assign({}, ...inProfile.flatMap(answersIn(tenant, rows))),
    ...own,
    ...describeSpecialization(tenant, own),
  }
}

/** A single specialization with what it is called and the discipline that it belongs to. */
function describeSpecialization({ references }: PublishedTenant, profile: JsonObject) {
  const specialization = bioField(profile, 'specialization')
  const Discipline = bioField(profile, 'Discipline')
  if (!isJsonObject(specialization)) return {}
  const { Code = '' } = specialization
  const { description } = references.items('specialization-types', { code: Code })[0] ?? {}
  return {
    specialization: {
      ...(description !== undefined && { Description: description }),
      ...specialization,
      ...(Discipline !== undefined && { Discipline }),
      ProfileID: profile.ProfileID,
    },
  }
}

/** The answers of a section, as in responses, without the server's additions. */
const answersIn = (tenant: PublishedTenant, rows: readonly RecordRow[]) => (section: DocumentId) =>
  rows
    .filter((row) => row.section === section)
    .map(({ answers }) => withOtherCleared(formOf(tenant, section).plan.otherChoices, answers))

function wireRecords(tenant: PublishedTenant, rows: readonly RecordRow[]) {
  return (section: string) =>
    rows.filter((row) => row.section === section).map((row) => wireRecord(formOf(tenant, section), row))
}

function additions(profile: ProfileRow, user: UserRow, complete: number) {
  return {
    Email: user.email,
    MemberShipType: profile.type,
    Type: 'Personal',
    MemberNo: profile.member_no,
    confirmed: profile.confirmed,
    nameApproved: profile.name_approved,
    ProfileComplete: complete,
    memberInformation: profile.member_information.flatMap((item) => readMembership(item)),
  }
}

function readMembership({
  No,
  Category,
  Status,
  Registration_Date,
}: ProfileRow['member_information'][number]): MemberInformation[] {
  if (typeof No !== 'string' || typeof Category !== 'string' || typeof Registration_Date !== 'string') return []
  return [{ No, Category, Status: Status === 'Active' ? 'Active' : 'Inactive', Registration_Date }]
}
