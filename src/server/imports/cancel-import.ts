import { recordAudit } from '../platform/audit/audit-log.ts'
import type { TenantTransaction } from '../platform/database/database.ts'
import { cancelJob } from '../platform/jobs/job-overview.ts'
import { Refusal } from '../platform/refusal.ts'
import { listImports } from './queue-import.ts'
import type { ImportSource } from './queue-import.ts'

/**
 * Cancels an import that is not over, and records who did. What it has imported by then stays.
 *
 * @throws Refusal `not-found`
 */
export async function cancelImport(
  tx: TenantTransaction,
  source: ImportSource,
  { id, actorId }: { readonly id: string; readonly actorId: string },
  now: Date,
): Promise<void> {
  const found = await listImports(tx, source)
  if (!(await cancelJob(tx, { kind: source.kind, id }, now))) throw new Refusal('not-found')
  const detail = found.find((one) => one.id === id)?.file ?? ''
  await recordAudit(tx, { actor_id: actorId, action: source.cancelled, subject_id: null, detail }, now)
}
