import type { TenantTransaction } from '../platform/database/database.ts'

/** Assigns the cases of somebody who no longer works on any to nobody, so that others find them. */
export async function releaseCases({ tenant, db }: TenantTransaction, assignee: string): Promise<void> {
  await db
    .updateTable('cases')
    .set({ assignee_id: null })
    .where('tenant', '=', tenant)
    .where('assignee_id', '=', assignee)
    .execute()
}
