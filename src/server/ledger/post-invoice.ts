import { randomUUID } from 'node:crypto'
import { billLines } from '../../engine/ledger/bill-lines.ts'
import { vatIn } from '../../engine/ledger/vat.ts'
import type { TenantTransaction } from '../platform/database/database.ts'
import { insertionInto } from '../platform/database/insertion-into.ts'
import { later } from '../platform/database/together.ts'
import { onlyOne } from '../platform/only-one.ts'
import { postDocuments } from './post-document.ts'
import type { Posted } from './write-posted.ts'
import type { Holder, PostingWorld } from './posting-world.ts'

const insertLedgerLines = insertionInto('ledger_lines')

/** A charge that is to be billed. */
export interface ChargedLine {
  readonly description: string
  /** What the income is for. */
  readonly item: string
  /** In cents, with the VAT. */
  readonly amount: number
  /** The VAT's rate, in percent. */
  readonly vat: number
  /** A date. */
  readonly due?: string | undefined
  /** The case and its charge that are billed. A charge of a case is billed once; the database refuses a second time. */
  readonly charge?: { readonly case: string; readonly id: string }
}

/** What a member is billed. */
export interface NewInvoice {
  readonly holder: Holder
  readonly lines: readonly ChargedLine[]
  /** What it is about outside of the ledger, e.g. the number of a case. */
  readonly source: string
}

/** Posts an invoice. One whose lines cost nothing is settled as it is. */
export async function postInvoice(
  tx: TenantTransaction,
  world: PostingWorld,
  holder: Holder,
  { lines, source }: Omit<NewInvoice, 'holder'>,
): Promise<Posted> {
  return onlyOne(await postInvoices(tx, world, [{ holder, lines, source }]))
}

/** The same for several members, an invoice each, with as many statements as for one; their numbers are in order. */
export async function postInvoices(
  tx: TenantTransaction,
  world: PostingWorld,
  invoices: readonly NewInvoice[],
): Promise<readonly Posted[]> {
  const billed = invoices.map(({ lines, ...invoice }) => {
    const id = randomUUID()
    const taxed = lines.map((charged, place) => ({
      ...charged,
      invoice: id,
      line: place + 1,
      vat: vatIn(charged.amount, charged.vat),
    }))
    return { ...invoice, id, lines: taxed }
  })
  const postings = billed.map(({ id, holder, lines, source }) => ({
    id,
    holder,
    description: lines.map(({ description }) => description).join(', '),
    source,
    amount: lines.reduce((sum, { amount }) => sum + amount, 0),
    transfers: billLines(holder.profile, lines),
    due: lines.flatMap((one) => one.due ?? []).toSorted()[0],
  }))
  const { currency } = world.tenant.declaration
  const posted = await postDocuments(tx, world, 'invoice', postings)
  const rows = billed.flatMap(({ holder, lines }, place) =>
    lines.map(({ invoice, line, item, description, amount, vat, due: due_on = null, charge }) => ({
      tenant: tx.tenant,
      document_id: invoice,
      line_no: line,
      number: posted[place]?.number ?? '',
      profile_id: holder.profile,
      case_id: charge?.case ?? null,
      charge: charge?.id ?? null,
      item,
      description,
      amount_cents: amount,
      vat_cents: vat,
      currency,
      due_on,
      billed_at: world.now,
      receipt_no: null,
      paid_on: null,
    })),
  )
  if (rows.length > 0) await later(tx, insertLedgerLines(rows))
  return posted
}
