import { sql } from 'kysely'
import { onlyOne } from '../only-one.ts'
import type { TenantTransaction } from './database.ts'
import { statementOf } from './statement.ts'
import { together } from './together.ts'

/** The next number of a tenant's series, from 1. No number is used twice. */
export const nextNumber = (tx: TenantTransaction, name: string): Promise<number> => nextNumbers(tx, name, 1)

/** The first of the next `count` numbers of a tenant's series, which follow one another. */
export async function nextNumbers(tx: TenantTransaction, name: string, count: number): Promise<number> {
  const [counters] = await together(tx, counted({ tenant: tx.tenant, name, last: count }))
  return onlyOne(counters).last - count + 1
}

const counted = statementOf<{ readonly tenant: string; readonly name: string; readonly last: number }>()((db, value) =>
  db
    .insertInto('counters')
    .values({ tenant: value('tenant'), name: value('name'), last: value('last') })
    .onConflict((conflict) =>
      conflict.columns(['tenant', 'name']).doUpdateSet({ last: sql`counters.last + excluded.last` }),
    )
    .returning('last'),
)
