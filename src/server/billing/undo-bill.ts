import { isUnderWay, paymentStates } from '../../engine/payments/reduce-payment.ts'
import { linesOfInvoices } from '../ledger/ledger-lines.ts'
import { postReversals } from '../ledger/post-reversal.ts'
import { memberDocuments } from '../ledger/posted-rows.ts'
import type { PostingWorld } from '../ledger/posting-world.ts'
import type { TenantTransaction } from '../platform/database/database.ts'
import { later, together } from '../platform/database/together.ts'

/** Why and by whom a run is undone. */
export interface Undoing {
  readonly reason: string
  readonly by: string
}

/** A member whom a run has billed. */
export interface BilledMember {
  readonly profile: string
  readonly invoice: string
}

/** What became of invoices: how many are reversed, now or before, and how many stay. */
export interface UndoneBills {
  readonly done: number
  readonly left: number
}

/**
 * Reverses the invoices of several billed members, which they may then be billed again. One of which something is paid
 * or credited stays, and so does one of which a payment is under way. All their profiles are locked first, in the order
 * of their ids, and the counter of reversals after them.
 */
export async function undoBills(
  tx: TenantTransaction,
  world: PostingWorld,
  bills: readonly BilledMember[],
  { reason, by }: Undoing,
): Promise<UndoneBills> {
  const { tenant, db } = tx
  const profiles = bills.map(({ profile }) => profile)
  const invoices = bills.map(({ invoice }) => invoice)
  const lock = db
    .selectFrom('profiles')
    .select('id')
    .where('tenant', '=', tenant)
    .where((where) => where('id', '=', where.fn.any(where.val(profiles))))
    .orderBy('id')
    .forUpdate()
  const posted = memberDocuments(tx)
    .where((where) => where('id', '=', where.fn.any(where.val(invoices))))
    .where((where) =>
      where.exists(
        where
          .selectFrom('yearly_bills as b')
          .select('b.run_id')
          .where('b.tenant', '=', tenant)
          .whereRef('b.invoice_id', '=', 'ledger_documents.id')
          .where('b.reversed_at', 'is', null),
      ),
    )
    .orderBy('number')
  const payments = db
    .selectFrom('payments')
    .select('invoice_id')
    .where('tenant', '=', tenant)
    .where((where) => where('invoice_id', '=', where.fn.any(where.val(invoices))))
    .where('state', 'in', paymentStates.filter(isUnderWay))
  const [, standing, lines, underWay] = await together(tx, lock, posted, linesOfInvoices(tx, invoices), payments)
  const touched = lines.filter(({ paid_cents, credited_cents }) => paid_cents + credited_cents > 0)
  const staying = new Set([
    ...touched.map(({ document_id }) => document_id),
    ...underWay.map(({ invoice_id }) => invoice_id),
  ])
  const undone = standing.filter(({ id }) => !staying.has(id))
  await postReversals(tx, world, undone, { reason, by })
  const reversed = undone.map(({ id }) => id)
  const marked = db
    .updateTable('yearly_bills')
    .set({ reversed_at: world.now })
    .where('tenant', '=', tenant)
    .where((where) => where('invoice_id', '=', where.fn.any(where.val(reversed))))
  if (reversed.length > 0) await later(tx, marked)
  const left = standing.length - undone.length
  return { done: bills.length - left, left }
}
