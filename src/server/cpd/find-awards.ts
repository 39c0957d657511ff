import { sql } from 'kysely'
import type { SelectQueryBuilder } from 'kysely'
import type { AdminAward, AwardsFilters, AwardsFound, AwardsQuery } from '../../contract/admin-awards.ts'
import { awardColumns, awardFields } from '../../contract/award-columns.ts'
import { mostExportedRows } from '../../contract/most-exported-rows.ts'
import type { TenantTransaction } from '../platform/database/database.ts'
import type { Tables } from '../platform/database/tables.ts'
import { pageWithin } from '../platform/page-within.ts'
import { awardOf, wireAward } from './awards.ts'
import type { AwardRow } from './awards.ts'

const pageLength = 25

type Sought = SelectQueryBuilder<Tables, 'cpd_awards', AwardRow>

/** A page of the awards that are sought, the newest first; after the last page, the last one. */
export async function findAwards(tx: TenantTransaction, query: AwardsQuery): Promise<AwardsFound> {
  const sought = soughtIn(tx, query)
  const { total } = await sought
    .clearSelect()
    .select((count) => count.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const { page, pages, offset } = pageWithin(total, query.page, pageLength)
  const rows = await ordered(sought).limit(pageLength).offset(offset).execute()
  const names = await namesOf(tx, rows)
  const items = rows.map((row): AdminAward => ({
    ...wireAward(row),
    id: row.id,
    name: names.get(row.member_no) ?? '',
    awarded_at: row.awarded_at.toISOString(),
    withdrawn_at: row.withdrawn_at?.toISOString() ?? null,
  }))
  return { items, total, page, pages, years: [...(await yearsWithAwards(tx))] }
}

/** The awards that are sought with the columns of an import; one row more than a file may have where there are more. */
export async function awardsTable(tx: TenantTransaction, filters: AwardsFilters) {
  const rows = await ordered(soughtIn(tx, filters))
    .limit(mostExportedRows + 1)
    .execute()
  return {
    titles: awardColumns,
    rows: rows.map(awardOf).map((award) => awardColumns.map((column) => award[awardFields[column]])),
  }
}

const ordered = (sought: Sought): Sought => sought.orderBy('awarded_at', 'desc').orderBy('id')

/** The words of what is sought each occur in the member's number or names, or in what the award says. */
function soughtIn({ tenant, db }: TenantTransaction, { search = '', year, standing }: AwardsFilters): Sought {
  let awards: Sought = db
    .selectFrom('cpd_awards')
    .selectAll('cpd_awards')
    .where('tenant', '=', tenant)
    .where('withdrawn_at', standing === 'withdrawn' ? 'is not' : 'is', null)
  if (year !== undefined) awards = awards.where('period', '=', year)
  for (const word of search.toLowerCase().split(/\s+/).filter(Boolean)) {
    awards = awards.where(
      sql<boolean>`(strpos(lower(concat_ws(' ', member_no, description, provider, location, event_code,
        certificate_no)), ${word}) > 0
      or member_no in (select m.member_no from members m where m.tenant = ${tenant}
        and strpos(lower(concat_ws(' ', m.first_name, m.second_name, m.last_name)), ${word}) > 0))`,
    )
  }
  return awards
}

async function namesOf(
  { tenant, db }: TenantTransaction,
  rows: readonly AwardRow[],
): Promise<ReadonlyMap<string, string>> {
  const numbers = rows.map(({ member_no }) => member_no)
  const members = await db
    .selectFrom('members')
    .select(['member_no', 'first_name', 'second_name', 'last_name'])
    .where('tenant', '=', tenant)
    .where((where) => where('member_no', '=', where.fn.any(where.val(numbers))))
    .execute()
  return new Map(
    members.map(({ member_no, first_name, second_name, last_name }) => [
      member_no,
      [first_name, second_name, last_name].filter(Boolean).join(' '),
    ]),
  )
}

async function yearsWithAwards({ tenant, db }: TenantTransaction): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('cpd_awards')
    .select('period')
    .distinct()
    .where('tenant', '=', tenant)
    .orderBy('period', 'desc')
    .execute()
  return rows.map(({ period }) => period)
}
