import type { Selectable } from 'kysely'
import { keptChanges } from '../../engine/ledger/kept-changes.ts'
import type { LineChange } from '../../engine/ledger/kept-changes.ts'
import { reverseTransfers } from '../../engine/ledger/reverse-transfers.ts'
import type { LineKey, Transfer } from '../../engine/ledger/transfer.ts'
import type { TenantTransaction } from '../platform/database/database.ts'
import type { LedgerTransfersTable } from '../platform/database/tables/ledger.ts'
import { together } from '../platform/database/together.ts'
import { onlyOne } from '../platform/only-one.ts'
import { Refusal } from '../platform/refusal.ts'
import { balanceRows } from './read-balance.ts'
import { linesOfInvoices } from './ledger-lines.ts'
import type { PostedRow } from './posted-rows.ts'
import { postDocuments } from './post-document.ts'
import type { Posted } from './write-posted.ts'
import type { PostingWorld } from './posting-world.ts'

/** Why and by whom something is reversed. */
export interface Reversing {
  readonly reason: string
  readonly by?: string
}

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
  reversing: Reversing,
): Promise<Posted> {
  return onlyOne(await postReversals(tx, world, [reversed], reversing))
}

/**
 * The same for documents of different members, with as many statements as for one.
 *
 * @throws Refusal `conflict` where one of them cannot be reversed; then none is
 */
export async function postReversals(
  tx: TenantTransaction,
  world: PostingWorld,
  reversed: readonly PostedRow[],
  { reason, by }: Reversing,
): Promise<readonly Posted[]> {
  if (reversed.length === 0) return []
  const changing = await reversible(tx, reversed)
  const postings = changing.map(({ row, undone }) => ({
    holder: { profile: row.profile_id, data: row.holder },
    description: reason,
    source: row.number,
    amount: row.amount_cents,
    currency: row.currency,
    transfers: undone,
    reverses: row.id,
    by,
  }))
  const posted = await postDocuments(tx, world, 'reversal', postings)
  for (const { row, changes } of changing) {
    if (row.kind === 'receipt') for (const line of changes.lines) await nameEarlierReceipt(tx, line)
  }
  return posted
}

/**
 * Refuses what `postReversal` would refuse, without posting.
 *
 * @throws Refusal `conflict`
 */
export async function demandReversible(tx: TenantTransaction, posted: PostedRow): Promise<void> {
  await reversible(tx, [posted])
}

/** What reversing documents changes; refuses where one of them cannot be reversed. */
async function reversible(tx: TenantTransaction, reversed: readonly PostedRow[]) {
  const ids = reversed.map(({ id }) => id)
  const profiles = reversed.map(({ profile_id }) => profile_id)
  const [transfers, before, balances] = await together(
    tx,
    transfersOf(tx, ids),
    reversalsOf(tx, ids),
    balanceRows(tx, profiles),
  )
  const changing = reversed.map((row) => {
    const own = transfers.filter(({ document_id }) => document_id === row.id).map(storedTransfer)
    const undone = reverseTransfers(row.id, own)
    return { row, undone, changes: keptChanges(undone) }
  })
  const isReversed = new Set(before.map(({ reverses }) => reverses))
  const credits = new Map(balances.map(({ profile_id, currency, credit }) => [`${profile_id} ${currency}`, credit]))
  for (const { row, changes } of changing) {
    const isOver = row.kind === 'reversal' || isReversed.has(row.id)
    if (isOver || (credits.get(`${row.profile_id} ${row.currency}`) ?? 0) + changes.credit < 0) throw notReversible()
  }
  const lines = changing.flatMap(({ changes }) => changes.lines)
  await requireReversible(tx, lines)
  return changing
}

const notReversible = (): Refusal => new Refusal('conflict', { message: { key: 'server.not-reversible' } })

/** Refuses where a line would have less than nothing, or more than all of it, paid and credited. */
async function requireReversible(tx: TenantTransaction, changes: readonly LineChange[]): Promise<void> {
  if (changes.length === 0) return
  const rows = await linesOfInvoices(tx, [...new Set(changes.map(({ invoice }) => invoice))]).execute()
  const lines = new Map(rows.map((row) => [`${row.document_id} ${row.line_no}`, row]))
  for (const { invoice, line, paid, credited } of changes) {
    const row = lines.get(`${invoice} ${line}`)
    if (row === undefined) throw notReversible()
    const [paidThen, creditedThen] = [row.paid_cents + paid, row.credited_cents + credited]
    if (paidThen < 0 || creditedThen < 0 || paidThen + creditedThen > row.amount_cents) throw notReversible()
  }
}

const reversalsOf = ({ tenant, db }: TenantTransaction, ids: readonly string[]) =>
  db
    .selectFrom('ledger_documents')
    .select('reverses')
    .where('tenant', '=', tenant)
    .where((where) => where('reverses', '=', where.fn.any(where.val(ids))))

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

/** The transfers of documents, in their order for each. */
const transfersOf = ({ tenant, db }: TenantTransaction, ids: readonly string[]) =>
  db
    .selectFrom('ledger_transfers')
    .selectAll()
    .where('tenant', '=', tenant)
    .where((where) => where('document_id', '=', where.fn.any(where.val(ids))))
    .orderBy('transfer_no')

const storedTransfer = ({
  debit,
  credit,
  amount_cents,
  invoice_id,
  line_no,
}: Selectable<LedgerTransfersTable>): Transfer => ({
  debit,
  credit,
  amount: amount_cents,
  ...(invoice_id !== null && line_no !== null && { line: { invoice: invoice_id, line: line_no } }),
})
