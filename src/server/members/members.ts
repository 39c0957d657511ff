import type { Insertable, Selectable } from 'kysely'
import type { TenantTransaction } from '../platform/database/database.ts'
import type { MembersTable } from '../platform/database/tables/members.ts'

export type MemberRow = Selectable<MembersTable>

/** A member to add to the register. */
export type NewMember = Omit<Insertable<MembersTable>, 'tenant' | 'user_id'>

/** Membership numbers are compared without regard to case. */
export const normaliseMemberNo = (memberNo: string): string => memberNo.trim().toUpperCase()

/** Names of the register are stored in upper case, with single spaces. */
export const registerText = (text: string): string => text.trim().replaceAll(/\s+/g, ' ').toUpperCase()

export async function findMember({ tenant, db }: TenantTransaction, memberNo: string): Promise<MemberRow | undefined> {
  return db
    .selectFrom('members')
    .selectAll()
    .where('tenant', '=', tenant)
    .where('member_no', '=', normaliseMemberNo(memberNo))
    .executeTakeFirst()
}

/** The members with these upper-case numbers, by number. */
export async function findMembers(
  { tenant, db }: TenantTransaction,
  numbers: readonly string[],
): Promise<ReadonlyMap<string, MemberRow>> {
  const rows = await db
    .selectFrom('members')
    .selectAll()
    .where('tenant', '=', tenant)
    .where((where) => where('member_no', '=', where.fn.any(where.val(numbers))))
    .execute()
  return new Map(rows.map((row) => [row.member_no, row]))
}

/** Adds members, or replaces those with the same number that have no account. */
export async function saveMembers({ tenant, db }: TenantTransaction, members: readonly NewMember[]): Promise<void> {
  for (const member of members) {
    const { member_no: _key, ...particulars } = member
    await db
      .insertInto('members')
      .values({ ...member, tenant, user_id: null })
      .onConflict((conflict) =>
        conflict.columns(['tenant', 'member_no']).doUpdateSet(particulars).where('members.user_id', 'is', null),
      )
      .execute()
  }
}

/** Links a member to the account that was activated. */
export async function linkMember({ tenant, db }: TenantTransaction, memberNo: string, userId: string): Promise<void> {
  await db
    .updateTable('members')
    .set({ user_id: userId })
    .where('tenant', '=', tenant)
    .where('member_no', '=', memberNo)
    .execute()
}
