import { randomUUID } from 'node:crypto'
import { billLines } from '../../engine/ledger/bill-lines.ts'
import { vatIn } from '../../engine/ledger/vat.ts'
import type { TenantTransaction } from '../platform/database/database.ts'
import { later } from '../platform/database/together.ts'
import { postDocument } from './post-document.ts'
import type { Posted } from './post-document.ts'
import type { Holder, PostingWorld } from './posting-world.ts'

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

/** Posts an invoice. One whose lines cost nothing is settled as it is. */
export async function postInvoice(
  tx: TenantTransaction,
  world: PostingWorld,
  holder: Holder,
  { lines, source }: { readonly lines: readonly ChargedLine[]; readonly source: string },
): Promise<Posted> {
  const invoice = randomUUID()
  const billed = lines.map((charged, place) => ({
    ...charged,
    invoice,
    line: place + 1,
    vat: vatIn(charged.amount, charged.vat),
  }))
  const [due] = lines.flatMap((one) => one.due ?? []).toSorted()
  const posted = await postDocument(tx, world, holder, {
    id: invoice,
    kind: 'invoice',
    description: lines.map(({ description }) => description).join(', '),
    source,
    amount: lines.reduce((sum, { amount }) => sum + amount, 0),
    transfers: billLines(holder.profile, billed),
    due,
  })
  const rows = billed.map(({ line, item, description, amount, vat, due: due_on = null, charge }) => ({
    tenant: tx.tenant,
    document_id: invoice,
    line_no: line,
    number: posted.number,
    profile_id: holder.profile,
    case_id: charge?.case ?? null,
    charge: charge?.id ?? null,
    item,
    description,
    amount_cents: amount,
    vat_cents: vat,
    due_on,
    billed_at: world.now,
    receipt_no: null,
    paid_on: null,
  }))
  await later(tx, tx.db.insertInto('ledger_lines').values(rows))
  return posted
}
