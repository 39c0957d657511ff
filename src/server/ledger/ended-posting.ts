import type { TenantTransaction } from '../platform/database/database.ts'
import { remaining } from '../../engine/ledger/ledger-line.ts'
import { ledgerLine, linesOfInvoice } from './ledger-lines.ts'

/**
 * Since when what was posted no longer holds: it was reversed, or all of it was credited. Undefined while it holds.
 *
 * @param id of an invoice, a receipt or a credit note
 */
export async function endedPosting(tx: TenantTransaction, id: string): Promise<Date | undefined> {
  const after = await tx.db
    .selectFrom('ledger_documents')
    .select(['posted_at', 'reverses'])
    .where('tenant', '=', tx.tenant)
    .where((where) => where.or([where('reverses', '=', id), where('about', '=', id)]))
    .orderBy('posted_at', 'desc')
    .execute()
  const [latest] = after
  if (latest === undefined) return undefined
  if (after.some(({ reverses }) => reverses === id)) return latest.posted_at
  const lines = (await linesOfInvoice(tx, id).execute()).map(ledgerLine)
  const isCredited = lines.every((line) => line.credited >= line.amount && remaining(line) === 0)
  return isCredited ? latest.posted_at : undefined
}
