import { creditLine } from '../../engine/ledger/credit-line.ts'
import type { TenantTransaction } from '../platform/database/database.ts'
import { ledgerLine } from './ledger-lines.ts'
import type { LineRow } from './ledger-lines.ts'
import { postDocument } from './post-document.ts'
import type { Posted } from './write-posted.ts'
import type { Holder, PostingWorld } from './posting-world.ts'

/**
 * Posts a credit note about a line of an invoice: the member owes that much less, and gets as credit what they had paid
 * of it. Undefined where nothing of the line is left to credit.
 *
 * @param amount with the VAT, in cents; of more than is left, what is left is credited
 */
export async function postCreditNote(
  tx: TenantTransaction,
  world: PostingWorld,
  holder: Holder,
  {
    line: row,
    amount,
    source,
    by,
  }: { readonly line: LineRow; readonly amount: number; readonly source: string; readonly by?: string },
): Promise<Posted | undefined> {
  const line = ledgerLine(row)
  const credited = Math.min(amount, line.amount - line.credited)
  if (credited <= 0) return undefined
  const { currency } = await tx.db
    .selectFrom('ledger_documents')
    .select('currency')
    .where('tenant', '=', tx.tenant)
    .where('id', '=', row.document_id)
    .executeTakeFirstOrThrow()
  return postDocument(tx, world, holder, {
    kind: 'credit-note',
    description: row.description,
    source,
    amount: credited,
    currency,
    transfers: creditLine(holder.profile, line, credited),
    about: row.document_id,
    by,
  })
}
