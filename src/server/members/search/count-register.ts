import { sql } from 'kysely'
import type { Static } from 'typebox'
import type { RegisterStatistics } from '../../../contract/register-search.ts'
import type { RegisterPage } from '../../../engine/document/register-page.ts'
import type { RegisterStatistic } from '../../../generated/closed-names.ts'
import type { TenantTransaction } from '../../platform/database/database.ts'

interface Counted {
  readonly category: string
  readonly gender: string
  readonly members: number
}

/** By what each statistic groups the members. */
const groups: Readonly<Record<RegisterStatistic, (counted: Counted) => string>> = {
  members: () => '',
  categories: ({ category }) => category,
  genders: ({ gender }) => gender,
}

/** What the organisation declares to be counted, of the members in the public register; the largest groups first. */
export async function countRegister(
  { tenant, db }: TenantTransaction,
  { states, statistics }: RegisterPage,
): Promise<Static<typeof RegisterStatistics>> {
  if (statistics.length === 0) return []
  const { rows } = await sql<Counted>`select category, gender, count(*)::integer as members from members
    where tenant = ${tenant} and status = any(${states}::text[]) group by category, gender`.execute(db)
  return statistics.map(({ id, counts }) => ({ id, counts: grouped(rows, groups[counts]) }))
}

function grouped(rows: readonly Counted[], groupOf: (counted: Counted) => string) {
  const found = new Map<string, number>()
  for (const row of rows) found.set(groupOf(row), (found.get(groupOf(row)) ?? 0) + row.members)
  return [...found]
    .map(([of, members]) => ({ of, members }))
    .toSorted((one, other) => other.members - one.members || (one.of < other.of ? -1 : 1))
}
