import { sql } from 'kysely'
import type { Insertable, Selectable } from 'kysely'
import type { TenantTransaction } from '../platform/database/database.ts'
import type { MembersTable } from '../platform/database/tables/members.ts'
import { indexMembers, wordsVersion } from './words/index-members.ts'

export type MemberRow = Selectable<MembersTable>

/** A member to add to the register. */
export type NewMember = Omit<Insertable<MembersTable>, 'tenant' | 'user_id' | 'public_id' | 'words_version'>

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

/** How many members one statement saves. */
const batch = 500

/**
 * Adds members with distinct numbers, or replaces those with the same number that have no account. A gender that is not
 * given stays as it is.
 */
export async function saveMembers(tx: TenantTransaction, members: readonly NewMember[]): Promise<void> {
  const { tenant, db } = tx
  for (let from = 0; from < members.length; from += batch) {
    const saved = members.slice(from, from + batch)
    await db
      .insertInto('members')
      .values(saved.map((member) => ({ gender: '', ...member, tenant, user_id: null, words_version: wordsVersion })))
      .onConflict((conflict) =>
        conflict
          .columns(['tenant', 'member_no'])
          .doUpdateSet((set) => ({
            first_name: set.ref('excluded.first_name'),
            second_name: set.ref('excluded.second_name'),
            last_name: set.ref('excluded.last_name'),
            id_number: set.ref('excluded.id_number'),
            email: set.ref('excluded.email'),
            phone: set.ref('excluded.phone'),
            category: set.ref('excluded.category'),
            status: set.ref('excluded.status'),
            registration_date: set.ref('excluded.registration_date'),
            words_version: set.ref('excluded.words_version'),
            gender: sql<string>`coalesce(nullif(excluded.gender, ''), members.gender)`,
          }))
          .where('members.user_id', 'is', null),
      )
      .execute()
    await indexMembers(
      tx,
      saved.map(({ member_no }) => member_no),
    )
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
