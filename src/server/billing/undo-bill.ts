import { isUnderWay, paymentStates } from '../../engine/payments/reduce-payment.ts'
import { lockCaseProfile } from '../cases/case-place.ts'
import { linesOfInvoice } from '../ledger/ledger-lines.ts'
import { postReversal } from '../ledger/post-reversal.ts'
import { findPosted } from '../ledger/posted-rows.ts'
import type { PostingWorld } from '../ledger/posting-world.ts'
import type { TenantTransaction } from '../platform/database/database.ts'

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

/**
 * Reverses the invoice of a billed member, which they may then be billed again. One of which something is paid or
 * credited stays, and so does one of which a payment is under way.
 *
 * @returns what became of it; `before` where it was reversed before
 */
export async function undoBill(
  tx: TenantTransaction,
  world: PostingWorld,
  { profile, invoice }: BilledMember,
  { reason, by }: Undoing,
): Promise<'undone' | 'left' | 'before'> {
  await lockCaseProfile(tx, profile)
  const { tenant, db } = tx
  const bill = await db
    .selectFrom('yearly_bills')
    .select('reversed_at')
    .where('tenant', '=', tenant)
    .where('invoice_id', '=', invoice)
    .executeTakeFirst()
  const posted = await findPosted(tx, invoice)
  if (posted === undefined || bill === undefined || bill.reversed_at !== null) return 'before'
  const lines = await linesOfInvoice(tx, invoice).execute()
  if (lines.some(({ paid_cents, credited_cents }) => paid_cents + credited_cents > 0)) return 'left'
  if (await isBeingPaid(tx, invoice)) return 'left'
  await postReversal(tx, world, posted, { reason, by })
  await db
    .updateTable('yearly_bills')
    .set({ reversed_at: world.now })
    .where('tenant', '=', tenant)
    .where('invoice_id', '=', invoice)
    .execute()
  return 'undone'
}

async function isBeingPaid({ tenant, db }: TenantTransaction, invoice: string): Promise<boolean> {
  const found = await db
    .selectFrom('payments')
    .select('id')
    .where('tenant', '=', tenant)
    .where('invoice_id', '=', invoice)
    .where('state', 'in', paymentStates.filter(isUnderWay))
    .executeTakeFirst()
  return found !== undefined
}
