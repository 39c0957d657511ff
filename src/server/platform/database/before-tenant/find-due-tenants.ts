import { sql } from 'kysely'
import type { Database } from '../database.ts'

/** The ids of tenants with messages that are due. One query for all of them, because the queue is polled often. */
export async function findDueTenants(
  { beforeTenant }: Pick<Database, 'beforeTenant'>,
  now: Date,
): Promise<readonly string[]> {
  const { rows } = await sql<{ tenant: string }>`select due_tenants(${now}) as tenant`.execute(beforeTenant)
  return rows.map(({ tenant }) => tenant)
}
