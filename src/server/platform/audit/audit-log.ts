import { randomUUID } from 'node:crypto'
import type { TenantTransaction } from '../database/database.ts'
import type { AuditLogTable } from '../database/tables/audit-log.ts'

/** Who did what to whom. */
export type AuditEntry = Pick<AuditLogTable, 'actor_id' | 'action' | 'subject_id'> & { readonly detail?: string }

/** Who acts when it is nobody with an account: the operator, by a command on the server's machine. */
export const operatorId = '00000000-0000-0000-0000-000000000000'

/** Adds an entry in the transaction of the change that it records, so that both are stored or neither is. */
export async function recordAudit({ tenant, db }: TenantTransaction, entry: AuditEntry, now: Date): Promise<void> {
  await db
    .insertInto('audit_log')
    .values({ ...entry, tenant, id: randomUUID(), at: now })
    .execute()
}
