import { createAccount, findUserByEmail, updateUser } from '../accounts/users.ts'
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
  const former = await formerAccount(tx, member.member_no)
  if (former) return revive(tx, member, { tenant, former, password_hash }, now)
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

/** The deleted account whose profile is the member's. */
async function formerAccount({ tenant, db }: TenantTransaction, memberNo: string): Promise<FormerAccount | undefined> {
  return db
    .selectFrom('profiles')
    .innerJoin('users', (join) =>
      join.onRef('users.tenant', '=', 'profiles.tenant').onRef('users.id', '=', 'profiles.user_id'),
    )
    .select(['users.id', 'profiles.id as profile_id'])
    .where('profiles.tenant', '=', tenant)
    .where('profiles.member_no', '=', memberNo)
    .where('users.tenant', '=', tenant)
    .where('users.deleted_at', 'is not', null)
    .orderBy('users.deleted_at', 'desc')
    .limit(1)
    .executeTakeFirst()
}

interface FormerAccount {
  readonly id: string
  readonly profile_id: string
}

interface Revival {
  readonly tenant: PublishedTenant
  readonly former: FormerAccount
  readonly password_hash: string
}

/** Gives a deleted account back to its member, with the profile, cases and documents that stayed. */
async function revive(
  tx: TenantTransaction,
  member: MemberRow,
  { tenant, former: { id, profile_id }, password_hash }: Revival,
  now: Date,
): Promise<(UserRow & { readonly profile_id: string }) | undefined> {
  const particulars = particularsOf(member, tenant)
  if (await findUserByEmail(tx, particulars.email)) return undefined
  const alive = { ...particulars, password_hash, profile_id, verified_at: now, deleted_at: null }
  const account = await updateUser(tx, id, alive)
  await linkMember(tx, member.member_no, account.id)
  return { ...account, profile_id }
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
