import { sql } from 'kysely'
import type { Database } from '../database.ts'

/** The tenants that have messages to be sent at this time; it asks once for all of them, as the queue is looked at often. */
export async function findDueTenants(
  { beforeTenant }: Pick<Database, 'beforeTenant'>,
  now: Date,
): Promise<readonly string[]> {
  const { rows } = await sql<{ tenant: string }>`select due_tenants(${now}) as tenant`.execute(beforeTenant)
  return rows.map(({ tenant }) => tenant)
}
