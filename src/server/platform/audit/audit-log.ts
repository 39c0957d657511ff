import { randomUUID } from 'node:crypto'
import type { ChangedValue } from '../../../engine/json/changed-values.ts'
import type { TenantTransaction } from '../database/database.ts'
import type { AuditLogTable } from '../database/tables/audit-log.ts'

/** Who did what to whom. */
export type RecordedAction = Pick<AuditLogTable, 'actor_id' | 'action' | 'subject_id'> & {
  readonly detail?: string
  /** From which to which value. Nobody can erase it, so never a secret, and of a person only the field itself. */
  readonly changes?: readonly ChangedValue[]
}

/** Who acts when it is nobody with an account: the operator, by a command on the server's machine. */
export const operatorId = '00000000-0000-0000-0000-000000000000'

/** Adds an entry in the transaction of the change that it records, so that both are stored or neither is. */
export async function recordAudit(
  { tenant, db }: TenantTransaction,
  { changes, ...entry }: RecordedAction,
  now: Date,
): Promise<void> {
  const changed = changes && { changes: JSON.stringify(changes) }
  await db
    .insertInto('audit_log')
    .values({ ...entry, ...changed, tenant, id: randomUUID(), at: now })
    .execute()
}
