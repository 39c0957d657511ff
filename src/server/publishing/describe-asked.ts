import { sql } from 'kysely'
import type { FormEffects } from '../../contract/dry-run.ts'
import type { TenantTransaction } from '../platform/database/database.ts'

/** Who would be asked again: how many of each membership category, and how many of their cases are open. */
export async function describeAsked(
  { tenant, db }: TenantTransaction,
  profiles: readonly string[],
): Promise<FormEffects['asked']> {
  if (profiles.length === 0) return { people: 0, byCategory: {}, cases: 0 }
  const isTheirs = sql<boolean>`profile_id = any(${profiles}::uuid[])`
  const categories = await db
    .selectFrom('users')
    .select(['category', sql<number>`count(distinct profile_id)::integer`.as('people')])
    .where('tenant', '=', tenant)
    .where(isTheirs)
    .groupBy('category')
    .orderBy('category')
    .execute()
  const open = await db
    .selectFrom('cases')
    .select(sql<number>`count(*)::integer`.as('cases'))
    .where('tenant', '=', tenant)
    .where('final', '=', false)
    .where(isTheirs)
    .executeTakeFirstOrThrow()
  const byCategory = Object.fromEntries(
    categories.flatMap(({ category, people }) => (category ? [[category, people] as const] : [])),
  )
  return { people: profiles.length, byCategory, cases: open.cases }
}
