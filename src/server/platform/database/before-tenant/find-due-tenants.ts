import { sql } from 'kysely'
import type { Database } from '../database.ts'

/** The ids of tenants with jobs of a kind that are due. One query for all of them, because it is asked often. */
export async function findDueTenants(
  { beforeTenant }: Pick<Database, 'beforeTenant'>,
  kind: string,
  now: Date,
): Promise<readonly string[]> {
  const { rows } = await sql<{ tenant: string }>`select due_tenants(${now}, ${kind}) as tenant`.execute(beforeTenant)
  return rows.map(({ tenant }) => tenant)
}
