import type { TenantTransaction } from '../platform/database/database.ts'
import { remaining } from '../../engine/ledger/ledger-line.ts'
import { ledgerLine, linesOfInvoices } from './ledger-lines.ts'

/**
 * Since when what was posted no longer holds: it was reversed, or all of it was credited. Undefined while it holds.
 *
 * @param id of an invoice, a receipt or a credit note
 */
export async function endedPosting(tx: TenantTransaction, id: string): Promise<Date | undefined> {
  return (await endedPostings(tx, [id])).get(id)
}

/** The same for several, by their ids; those that hold are not among them. */
export async function endedPostings(tx: TenantTransaction, ids: readonly string[]): Promise<ReadonlyMap<string, Date>> {
  if (ids.length === 0) return new Map()
  const after = await tx.db
    .selectFrom('ledger_documents')
    .select(['posted_at', 'reverses', 'about'])
    .where('tenant', '=', tx.tenant)
    .where((where) => where.or([where('reverses', 'in', ids), where('about', 'in', ids)]))
    .orderBy('posted_at', 'desc')
    .execute()
  const touched = ids.flatMap((id) => {
    const [latest, ...others] = after.filter(({ reverses, about }) => reverses === id || about === id)
    if (latest === undefined) return []
    return [{ id, at: latest.posted_at, isReversed: [latest, ...others].some(({ reverses }) => reverses === id) }]
  })
  const inDoubt = touched.flatMap(({ id, isReversed }) => (isReversed ? [] : [id]))
  const lines = inDoubt.length === 0 ? [] : await linesOfInvoices(tx, inDoubt).execute()
  const isCredited = (id: string) =>
    lines
      .filter(({ document_id }) => document_id === id)
      .map(ledgerLine)
      .every((line) => line.credited >= line.amount && remaining(line) === 0)
  return new Map(touched.flatMap(({ id, at, isReversed }) => (isReversed || isCredited(id) ? [[id, at] as const] : [])))
}
