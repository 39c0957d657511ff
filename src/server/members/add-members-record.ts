import { objectAt } from '../../engine/json/json.ts'
import type { JsonObject } from '../../engine/json/json.ts'
import type { TenantTransaction } from '../platform/database/database.ts'
import { profileDocuments } from '../profiles/profile-sections.ts'
import type { ProfileRow } from '../profiles/profiles.ts'
import { formOf } from '../platform/published/published-tenant.ts'
import type { PublishedTenant } from '../platform/published/published-tenant.ts'
import { insertRecord, lockSection } from '../profiles/records.ts'
import type { MemberRow } from './members.ts'

const noForm = ''

/**
 * Adds the main record of a member's profile from the register. It may lack required fields, which the member adds with
 * the next save. Until then it counts as written under another form, because none has checked it.
 */
export async function addMembersRecord(
  tx: TenantTransaction,
  { tenant, now }: { readonly tenant: PublishedTenant; readonly now: Date },
  profile: ProfileRow,
  member: MemberRow,
): Promise<void> {
  const { section } = profileDocuments(profile.type)
  const { document } = formOf(tenant, section)
  const entryNo = await lockSection(tx, profile.id, section, 1)
  const answers = answersFrom(member, profile.type, document.schema)
  await insertRecord(tx, { profileId: profile.id, section, entryNo, answers, formHash: noForm, retired: {} }, now)
}

/** The register's data for which the organisation's form has a field. */
function answersFrom(member: MemberRow, type: ProfileRow['type'], schema: JsonObject = {}): JsonObject {
  const known = {
    FirstName: member.first_name,
    SecondName: member.second_name,
    LastName: member.last_name,
    IdentificationDocumentNo: member.id_number,
    ...(type === 'Corporate' && { Email: member.email, PhoneNo: member.phone.replaceAll(/\D/g, '') }),
  }
  const fields = objectAt(schema, 'properties')
  return Object.fromEntries(
    Object.entries(known).filter(([name, value]) => value !== '' && Object.hasOwn(fields, name)),
  )
}
