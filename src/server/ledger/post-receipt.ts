import { cashOf, creditOf } from '../../engine/ledger/accounts.ts'
import { keptChanges } from '../../engine/ledger/kept-changes.ts'
import { settleLines } from '../../engine/ledger/settle-lines.ts'
import type { TenantTransaction } from '../platform/database/database.ts'
import { Refusal } from '../platform/refusal.ts'
import { ledgerLine, openLinesIn } from './ledger-lines.ts'
import type { LineRow } from './ledger-lines.ts'
import { postDocument } from './post-document.ts'
import type { Posted } from './write-posted.ts'
import type { Holder, PostingWorld } from './posting-world.ts'

/** The way that takes what a member has over; of that there has to be as much. */
export const creditWay = 'credit'

/** Money that came in, in the organisation's currency, or what a member has over in it. */
export interface ReceivedMoney {
  /** In cents, above zero. */
  readonly amount: number
  /** How it came, e.g. `bank`; `credit` for what the member has over. */
  readonly way: string
  /** The account from which it comes, where that is not the organisation's money by its way. */
  readonly from?: string | undefined
  /** What the bank or the provider calls it. */
  readonly reference?: string | undefined
  /** The numbers of the invoices that it settles, the oldest first; without any, the oldest of all are. */
  readonly invoices?: readonly string[] | undefined
  readonly description: string
  readonly by?: string | undefined
}

/** A receipt, the cases for whose charges something was paid, and what was paid, by its name on the invoices. */
export interface PostedReceipt extends Posted {
  readonly cases: readonly string[]
  readonly paid: readonly string[]
}

/**
 * Posts a receipt: it settles the invoices that it names, else the oldest in the organisation's currency; what is over
 * becomes the member's credit.
 *
 * @throws Refusal `not-found` when it names an invoice that the member does not have, that is settled, or
 *   that is in another currency
 */
export async function postReceipt(
  tx: TenantTransaction,
  world: PostingWorld,
  holder: Holder,
  { amount, way, from = cashOf(way), reference, invoices = [], description, by }: ReceivedMoney,
): Promise<PostedReceipt> {
  const open = await openLinesIn(tx, holder.profile, world.tenant.declaration.currency)
  const rows = invoices.length === 0 ? open : namedLines(open, invoices)
  const payment = { profile: holder.profile, from: way === creditWay ? creditOf(holder.profile) : from, amount }
  const transfers = settleLines(payment, rows.map(ledgerLine))
  const settled = keptChanges(transfers).lines
  const paid = rows.filter(({ document_id, line_no }) =>
    settled.some(({ invoice, line }) => invoice === document_id && line === line_no),
  )
  const source = [...new Set(paid.map(({ number }) => number))].join(', ')
  const posting = { kind: 'receipt', description, source, amount, transfers, way, reference, by } as const
  const posted = await postDocument(tx, world, holder, posting)
  return {
    ...posted,
    cases: [...new Set(paid.flatMap(({ case_id }) => case_id ?? []))].toSorted(),
    paid: [...new Set(paid.map((line) => line.description))],
  }
}

/** Open lines of named invoices, which stay in their order: in which somebody names them does not matter. */
function namedLines(rows: readonly LineRow[], invoices: readonly string[]): readonly LineRow[] {
  const open = new Set(rows.map(({ number }) => number))
  if (!invoices.every((wanted) => open.has(wanted))) {
    throw new Refusal('not-found', { message: { key: 'server.not-owed' } })
  }
  return rows.filter(({ number }) => invoices.includes(number))
}
