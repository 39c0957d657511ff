import { queueImport } from '../../imports/queue-import.ts'
import type { AskedImport } from '../../imports/queue-import.ts'
import type { TenantTransaction } from '../../platform/database/database.ts'
import { addStatement } from './statement-rows.ts'
import { statementImport, statementProvider } from './statement-import.ts'
import type { StatementFile } from './statement-import.ts'
import { statementPeriod } from './statement-period.ts'

/**
 * Queues the import of a statement, and takes note of it. Returns its id.
 *
 * @throws Refusal see `queueImport`
 */
export async function beginStatement(
  tx: TenantTransaction,
  asked: AskedImport & { readonly read: StatementFile },
  now: Date,
): Promise<string> {
  const id = await queueImport(tx, statementImport, asked, now)
  const { statement } = asked.read
  const { from, to } = statementPeriod(statement, now) ?? { from: now, to: now }
  await addStatement(tx, {
    id,
    provider: statementProvider,
    shortcode: statement.shortcode,
    file: asked.fileName,
    period_from: from,
    period_to: to,
    imported_by: asked.actorId,
    imported_at: now,
  })
  return id
}
