import { randomUUID } from 'node:crypto'
import type { ChangedValue } from '../../../engine/json/changed-values.ts'
import type { TenantTransaction } from '../database/database.ts'
import type { AuditLogTable } from '../database/tables/audit-log.ts'

/** Who did what to whom. */
export type RecordedAction = Pick<AuditLogTable, 'actor_id' | 'action' | 'subject_id'> & {
  readonly detail?: string
  /** From which to which value; never a secret, and of a person only the field itself. */
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
  const id = randomUUID()
  await db
    .insertInto('audit_log')
    .values({ ...entry, tenant, id, at: now })
    .execute()
  if (changes === undefined || changes.length === 0) return
  await db
    .insertInto('audit_changes')
    .values({ tenant, entry_id: id, changes: JSON.stringify(changes) })
    .execute()
}

/** Erases the values that entries about an account have. What happened, when and by whom stays. */
export async function eraseChanges({ tenant, db }: TenantTransaction, subjectId: string): Promise<void> {
  const about = db.selectFrom('audit_log').select('id').where('tenant', '=', tenant).where('subject_id', '=', subjectId)
  await db.deleteFrom('audit_changes').where('tenant', '=', tenant).where('entry_id', 'in', about).execute()
}
