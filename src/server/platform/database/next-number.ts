import { sql } from 'kysely'
import type { TenantTransaction } from './database.ts'

/** The next number of a tenant's series, from 1. No number is used twice. */
export async function nextNumber({ tenant, db }: TenantTransaction, name: string): Promise<number> {
  const { last } = await db
    .insertInto('counters')
    .values({ tenant, name, last: 1 })
    .onConflict((conflict) => conflict.columns(['tenant', 'name']).doUpdateSet({ last: sql`counters.last + 1` }))
    .returning('last')
    .executeTakeFirstOrThrow()
  return last
}
