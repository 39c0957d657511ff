import { keptChanges } from '../../engine/ledger/kept-changes.ts'
import type { KeptChanges } from '../../engine/ledger/kept-changes.ts'
import { reverseTransfers } from '../../engine/ledger/reverse-transfers.ts'
import type { LineKey, Transfer } from '../../engine/ledger/transfer.ts'
import type { TenantTransaction } from '../platform/database/database.ts'
import { Refusal } from '../platform/refusal.ts'
import { readBalance } from './read-balance.ts'
import { linesOfInvoice } from './ledger-lines.ts'
import type { PostedRow } from './posted-rows.ts'
import { postDocument } from './post-document.ts'
import type { Posted } from './post-document.ts'
import type { PostingWorld } from './posting-world.ts'

/**
 * Reverses what was posted by mistake: every transfer of the document is undone by one that names it, and so is what
 * followed for its lines. The document itself stays, and no longer holds.
 *
 * @throws Refusal `conflict` for a reversal, for what was reversed before, for an invoice of which something is paid or
 *   credited, and where what it paid or gave as credit has been used since
 */
export async function postReversal(
  tx: TenantTransaction,
  world: PostingWorld,
  reversed: PostedRow,
  { reason, by }: { readonly reason: string; readonly by?: string },
): Promise<Posted> {
  const undone = reverseTransfers(reversed.id, await transfersOf(tx, reversed.id))
  const changes = keptChanges(undone)
  await requireReversible(tx, reversed, changes)
  const holder = { profile: reversed.profile_id, data: reversed.holder }
  const posted = await postDocument(tx, world, holder, {
    kind: 'reversal',
    description: reason,
    source: reversed.number,
    amount: reversed.amount_cents,
    transfers: undone,
    reverses: reversed.id,
    by,
  })
  if (reversed.kind === 'receipt') for (const line of changes.lines) await nameEarlierReceipt(tx, line)
  return posted
}

async function requireReversible(
  tx: TenantTransaction,
  { id, kind, profile_id }: PostedRow,
  { credit, lines }: KeptChanges,
): Promise<void> {
  const refused = () => new Refusal('conflict', { message: { key: 'server.not-reversible' } })
  if (kind === 'reversal') throw refused()
  const earlier = await tx.db
    .selectFrom('ledger_documents')
    .select('id')
    .where('tenant', '=', tx.tenant)
    .where('reverses', '=', id)
    .executeTakeFirst()
  if (earlier !== undefined) throw refused()
  for (const { invoice, line, paid, credited } of lines) {
    const row = (await linesOfInvoice(tx, invoice).execute()).find(({ line_no }) => line_no === line)
    if (row === undefined) throw refused()
    const [paidThen, creditedThen] = [row.paid_cents + paid, row.credited_cents + credited]
    if (paidThen < 0 || creditedThen < 0 || paidThen + creditedThen > row.amount_cents) throw refused()
  }
  const balance = await readBalance(tx, profile_id)
  if (balance.credit + credit < 0) throw refused()
}

/** After a receipt was reversed, a line names the receipt before it, if there is one that still holds. */
async function nameEarlierReceipt(tx: TenantTransaction, { invoice, line }: LineKey): Promise<void> {
  const { tenant, db } = tx
  const earlier = await db
    .selectFrom('ledger_transfers')
    .innerJoin('ledger_documents', (join) =>
      join
        .onRef('ledger_documents.tenant', '=', 'ledger_transfers.tenant')
        .onRef('ledger_documents.id', '=', 'ledger_transfers.document_id'),
    )
    .leftJoin('ledger_documents as reversal', (join) =>
      join
        .onRef('reversal.tenant', '=', 'ledger_documents.tenant')
        .onRef('reversal.reverses', '=', 'ledger_documents.id'),
    )
    .select(['ledger_documents.number', 'ledger_documents.posted_on'])
    .where('ledger_transfers.tenant', '=', tenant)
    .where('ledger_transfers.invoice_id', '=', invoice)
    .where('ledger_transfers.line_no', '=', line)
    .where('ledger_documents.kind', '=', 'receipt')
    .where('reversal.id', 'is', null)
    .orderBy('ledger_documents.posted_at', 'desc')
    .orderBy('ledger_documents.number', 'desc')
    .limit(1)
    .executeTakeFirst()
  await db
    .updateTable('ledger_lines')
    .set({ receipt_no: earlier?.number ?? null, paid_on: earlier?.posted_on ?? null })
    .where('tenant', '=', tenant)
    .where('document_id', '=', invoice)
    .where('line_no', '=', line)
    .execute()
}

/** The transfers of a document, in their order. */
async function transfersOf({ tenant, db }: TenantTransaction, id: string): Promise<readonly Transfer[]> {
  const rows = await db
    .selectFrom('ledger_transfers')
    .selectAll()
    .where('tenant', '=', tenant)
    .where('document_id', '=', id)
    .orderBy('transfer_no')
    .execute()
  return rows.map(({ debit, credit, amount_cents, invoice_id, line_no }) => ({
    debit,
    credit,
    amount: amount_cents,
    ...(invoice_id !== null && line_no !== null && { line: { invoice: invoice_id, line: line_no } }),
  }))
}
