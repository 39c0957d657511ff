import { sql } from 'kysely'
import type { FirmReference } from '../../contract/reference-data.ts'
import type { TenantTransaction } from '../platform/database/database.ts'
import type { PublishedTenant } from '../platform/published/published-tenant.ts'

/** The most firms in one response. */
export const firmsAtOnce = 50

/** The last character of all, in the order of the index. */
const last = '\u{10FFFF}'

/**
 * The active firms of the register whose name begins with a text, the first ones by name, whether or not they have an
 * account. The statement reads at most `firmsAtOnce` rows of the index for each category of firms.
 *
 * @param begin normalised as the register's names are; empty for the first firms of all
 */
export async function findFirms(
  { tenant, db }: TenantTransaction,
  published: PublishedTenant,
  begin: string,
): Promise<readonly FirmReference[]> {
  const { rows } = await sql<FirmReference>`
    select firm.member_no as "code", firm.first_name as "displayName"
    from unnest(${firmCategories(published)}::text[]) as of_firms (category)
    cross join lateral (
      select member_no, first_name from members
      where members.tenant = ${tenant} and members.category = of_firms.category and members.status = 'Active'
        and members.first_name collate "C" >= ${begin} and members.first_name collate "C" < ${begin + last}
      order by members.first_name collate "C", members.member_no
      limit ${firmsAtOnce}
    ) as firm
    order by firm.first_name collate "C", firm.member_no
    limit ${firmsAtOnce}`.execute(db)
  return rows
}

const firmCategories = ({ lists }: PublishedTenant): readonly string[] => [
  ...new Set(
    (lists.get('membership-categories')?.items ?? []).flatMap(({ categoryType, Code }) =>
      categoryType === 'Firm' && typeof Code === 'string' ? [Code] : [],
    ),
  ),
]
