import { createAccount } from '../accounts/users.ts'
import type { TenantTransaction } from '../platform/database/database.ts'
import type { UserRow } from '../accounts/find-session.ts'
import { findCategory } from '../profiles/category.ts'
import { createProfile, updateProfile } from '../profiles/profiles.ts'
import type { PublishedTenant } from '../platform/published/published-tenant.ts'
import { addMembersRecord } from './add-members-record.ts'
import { findMember, linkMember } from './members.ts'
import type { MemberRow } from './members.ts'

/**
 * Creates the account of a member of the register, with the membership and a profile of the register's data. The member
 * confirms the profile later (BIO-11).
 *
 * @returns undefined when the member already has an account, or another account has the e-mail
 */
export async function activateMember(
  tx: TenantTransaction,
  tenant: PublishedTenant,
  activation: { readonly memberNo: string; readonly password_hash: string },
  now: Date,
): Promise<(UserRow & { readonly profile_id: string }) | undefined> {
  const member = await findMember(tx, activation.memberNo)
  if (!member || member.user_id !== null) return undefined
  const { password_hash } = activation
  const account = await createAccount(tx, { ...particularsOf(member, tenant), password_hash }, now)
  if (!account) return undefined
  await linkMember(tx, member.member_no, account.id)
  const profile = await createProfile(tx, account.id, account.type, now)
  await updateProfile(tx, profile.id, {
    member_no: member.member_no,
    member_information: JSON.stringify([membershipOf(member)]),
  })
  await addMembersRecord(tx, { tenant, now }, profile, member)
  return { ...account, profile_id: profile.id }
}

/** The account gets the e-mail of the register, because the code was sent to the register's e-mail or phone. */
function particularsOf({ email, phone, id_number, category }: MemberRow, tenant: PublishedTenant) {
  const type: UserRow['type'] = findCategory(tenant, category)?.categoryType === 'Firm' ? 'Corporate' : 'Individual'
  return { email, phone, id_number, category, type }
}

const membershipOf = ({ member_no, category, status, registration_date }: MemberRow) => ({
  No: member_no,
  Category: category,
  Status: status,
  Registration_Date: registration_date,
})
