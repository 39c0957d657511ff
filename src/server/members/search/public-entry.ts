import type { RegisterEntry } from '../../../contract/register-search.ts'
import type { PublicField, RegisterPage } from '../../../engine/document/register-page.ts'
import type { RegisterFact } from '../../../generated/closed-names.ts'
import type { TenantTransaction } from '../../platform/database/database.ts'
import type { PublishedTenant } from '../../platform/published/published-tenant.ts'
import type { MemberRow } from '../members.ts'
import { isShown, practiceIn, readProfileAnswers, titleIn, townIn, workIn } from './public-facts.ts'
import type { ProfileAnswers } from './public-facts.ts'
import { readResponsible } from './responsible-members.ts'

/** The fields of the results; a card has all of them. */
export const listFields = ({ fields }: RegisterPage): readonly PublicField[] =>
  fields.filter(({ on }) => on === 'list-and-card')

/** What the public may see of members, in their order: nothing but what the fields show. */
export async function publicEntries(
  tx: TenantTransaction,
  tenant: PublishedTenant,
  fields: readonly PublicField[],
  members: readonly MemberRow[],
): Promise<readonly RegisterEntry[]> {
  const accounts = members.flatMap(({ user_id }) => (user_id === null ? [] : [user_id]))
  const profiles = await readProfileAnswers(tx, fields, accounts)
  const isAsked = fields.some(({ shows }) => shows === 'responsible')
  const responsible = isAsked ? await readResponsible(tx, members, profiles) : new Map<string, never>()
  return members.map((member) => ({
    ...entryOf(tenant, fields, member, profiles.get(member.user_id ?? '') ?? new Map()),
    ...(isAsked && { responsibleMembers: responsible.get(member.member_no) ?? [] }),
  }))
}

function entryOf(
  tenant: PublishedTenant,
  fields: readonly PublicField[],
  member: MemberRow,
  profile: ProfileAnswers,
): RegisterEntry {
  const shown: ReadonlySet<RegisterFact> = new Set(
    fields.filter((field) => isShown(field, profile)).map(({ shows }) => shows),
  )
  const contact = {
    ...(shown.has('email') && { Email: member.email }),
    ...(shown.has('phone') && { PhoneNo: member.phone }),
    ...(shown.has('town') && { City: townIn(profile) }),
  }
  const membership = {
    ...(shown.has('category') && { Category: member.category }),
    ...(shown.has('status') && { Status: member.status }),
    ...(shown.has('since') && { Registration_Date: member.registration_date }),
  }
  return {
    ProfileID: member.public_id,
    ...(shown.has('name') && {
      FirstName: member.first_name,
      SecondName: member.second_name,
      LastName: member.last_name,
    }),
    ...(shown.has('gender') && { Gender: member.gender }),
    ...(shown.has('number') && { MemberNo: member.member_no }),
    ...(shown.has('title') && { profileTitle: titleIn(tenant, profile) }),
    ...(Object.keys(contact).length > 0 && { contacts: [contact] }),
    ...(shown.has('practice') && { memberPracticingFirm: practiceIn(profile) }),
    ...(shown.has('workplace') && { workexp: workIn(profile) }),
    ...(Object.keys(membership).length > 0 && { memberInformation: [membership] }),
  }
}
