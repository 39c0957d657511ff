import type { Database } from '../database.ts'

/** The tenants that have messages to be sent at this time; it asks once for all of them, as the queue is looked at often. */
export async function findDueTenants(
  { beforeTenant }: Pick<Database, 'beforeTenant'>,
  now: Date,
): Promise<readonly string[]> {
  const rows = await beforeTenant
    .selectFrom('outbox')
    .select('tenant')
    .distinct()
    .where('status', 'in', ['queued', 'sending'])
    .where((where) => where.or([where('next_at', 'is', null), where('next_at', '<=', now)]))
    .execute()
  return rows.map(({ tenant }) => tenant)
}
