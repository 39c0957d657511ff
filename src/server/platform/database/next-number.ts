import { sql } from 'kysely'
import type { TenantTransaction } from './database.ts'

/** The next number of a tenant's series, from 1. No number is used twice. */
export const nextNumber = (tx: TenantTransaction, name: string): Promise<number> => nextNumbers(tx, name, 1)

/** The first of the next `count` numbers of a tenant's series, which follow one another. */
export async function nextNumbers({ tenant, db }: TenantTransaction, name: string, count: number): Promise<number> {
  const { last } = await db
    .insertInto('counters')
    .values({ tenant, name, last: count })
    .onConflict((conflict) =>
      conflict.columns(['tenant', 'name']).doUpdateSet({ last: sql`counters.last + excluded.last` }),
    )
    .returning('last')
    .executeTakeFirstOrThrow()
  return last - count + 1
}
