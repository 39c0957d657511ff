import { recordAudit } from '../platform/audit/audit-log.ts'
import type { TenantTransaction } from '../platform/database/database.ts'
import { cancelJob } from '../platform/jobs/job-overview.ts'
import { Refusal } from '../platform/refusal.ts'
import { listImports, memberImportKind } from './queue-import.ts'

/**
 * Cancels an import that is not over, and records who did. Members that it has imported by then stay.
 *
 * @throws Refusal `not-found`
 */
export async function cancelImport(
  tx: TenantTransaction,
  { id, actorId }: { readonly id: string; readonly actorId: string },
  now: Date,
): Promise<void> {
  const found = await listImports(tx)
  if (!(await cancelJob(tx, { kind: memberImportKind, id }, now))) throw new Refusal('not-found')
  const detail = found.find((one) => one.id === id)?.file ?? ''
  await recordAudit(tx, { actor_id: actorId, action: 'import-cancelled', subject_id: null, detail }, now)
}
