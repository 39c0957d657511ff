import { sql } from 'kysely'
import type { ExpressionBuilder } from 'kysely'
import type { BillableMember } from '../../engine/billing/plan-billing.ts'
import type { TenantTransaction } from '../platform/database/database.ts'
import type { Tables } from '../platform/database/tables.ts'
import type { YearlyBilling } from './billing-terms.ts'

/** A member with the profile that has their accounts; null for one of the register who has no account yet. */
export interface MemberToBill extends BillableMember {
  readonly profile: string | null
  /** The name in the register; of a profile, null: that is in its records. */
  readonly name: string | null
}

/** Which members come next: those after a key, in its order. */
export interface MemberPage {
  readonly after: string
  readonly limit: number
}

type Billing = Pick<YearlyBilling, 'id' | 'name' | 'source'>

/** Members with a profile, by the ids of their profiles. */
export async function membersWithProfile(
  tx: TenantTransaction,
  billing: Billing,
  { after, limit }: MemberPage,
): Promise<readonly MemberToBill[]> {
  const rows = await profileMembers(tx, billing).where('p.id', '>', after).orderBy('p.id').limit(limit).execute()
  return rows.map(foundProfile)
}

/** The statement that reads the members of profiles; `foundProfile` reads a row of it. */
export const membersOfProfiles = (tx: TenantTransaction, billing: Billing, profiles: readonly string[]) =>
  profileMembers(tx, billing).where((where) => where('p.id', '=', where.fn.any(where.val(profiles))))

const profileMembers = ({ tenant, db }: TenantTransaction, { id, name, source }: Billing) =>
  db
    .selectFrom('profiles as p')
    .innerJoin('users as u', (join) => join.onRef('u.tenant', '=', 'p.tenant').onRef('u.id', '=', 'p.user_id'))
    .select(['p.id', 'p.type', 'p.member_no', 'u.deleted_at', 'p.member_information'])
    .select((query) => isBilled(query, { tenant, id, name, source }).as('billed'))
    .where('p.tenant', '=', tenant)
    .where('p.member_no', 'is not', null)

/** Billed by a run that was not undone, or by any invoice about the same that was not reversed. */
const isBilled = (
  query: ExpressionBuilder<Tables & { readonly p: Tables['profiles'] }, 'p'>,
  { tenant, id, name, source }: Billing & { readonly tenant: string },
) =>
  query.or([
    query.exists(
      query
        .selectFrom('yearly_bills as b')
        .select('b.profile_id')
        .where('b.tenant', '=', tenant)
        .where('b.declaration', '=', id)
        .where('b.year', '=', name)
        .whereRef('b.profile_id', '=', 'p.id')
        .where('b.reversed_at', 'is', null),
    ),
    query.exists(
      query
        .selectFrom('ledger_documents as d')
        .leftJoin('ledger_documents as r', (join) =>
          join.onRef('r.tenant', '=', 'd.tenant').onRef('r.reverses', '=', 'd.id'),
        )
        .select('d.id')
        .where('d.tenant', '=', tenant)
        .whereRef('d.profile_id', '=', 'p.id')
        .where('d.kind', '=', 'invoice')
        .where('d.source', '=', source)
        .where('r.id', 'is', null),
    ),
  ])

type ProfileMemberRow = Awaited<ReturnType<ReturnType<typeof profileMembers>['execute']>>[number]

export function foundProfile({
  id,
  type,
  member_no,
  deleted_at,
  member_information,
  billed,
}: ProfileMemberRow): MemberToBill {
  const membership = member_information.at(-1) ?? {}
  const text = (name: string): string => (typeof membership[name] === 'string' ? membership[name] : '')
  return {
    profile: id,
    name: null,
    memberNo: member_no ?? '',
    category: text('Category'),
    status: text('Status'),
    type,
    since: text('Registration_Date'),
    hasAccount: deleted_at === null,
    isBilled: billed === true,
  }
}

/** Members of the register who have no account, by their numbers: the ledger has no accounts of theirs. */
export async function membersWithoutAccount(
  { tenant, db }: TenantTransaction,
  corporate: ReadonlySet<string>,
  { after, limit }: MemberPage,
): Promise<readonly MemberToBill[]> {
  const rows = await db
    .selectFrom('members')
    .selectAll()
    .where('tenant', '=', tenant)
    .where('user_id', 'is', null)
    .where('member_no', '>', after)
    .orderBy('member_no')
    .limit(limit)
    .execute()
  return rows.map(({ member_no, category, status, registration_date, first_name, second_name, last_name }) => ({
    profile: null,
    name: [first_name, second_name, last_name].filter((part) => part !== '').join(' '),
    memberNo: member_no,
    category,
    status,
    type: corporate.has(category) ? 'Corporate' : 'Individual',
    since: registration_date,
    hasAccount: false,
    isBilled: false,
  }))
}

/** How many members have a profile. */
export async function countProfileMembers({ tenant, db }: TenantTransaction): Promise<number> {
  const { count } = await db
    .selectFrom('profiles')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('tenant', '=', tenant)
    .where('member_no', 'is not', null)
    .executeTakeFirstOrThrow()
  return count
}
