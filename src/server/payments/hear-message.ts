import { randomUUID } from 'node:crypto'
import { reducePayment } from '../../engine/payments/reduce-payment.ts'
import type { ReducedPayment } from '../../engine/payments/reduce-payment.ts'
import type { CaseWorld } from '../cases/case-place.ts'
import { lockCaseProfile } from '../cases/case-place.ts'
import { receivePayment } from '../cases/receive-payment.ts'
import { openLines } from '../ledger/ledger-lines.ts'
import type { TenantTransaction } from '../platform/database/database.ts'
import { Refusal } from '../platform/refusal.ts'
import { textOf } from '../platform/texts/text-of.ts'
import { findPayment, isNameTaken, messagesOf } from './payment-rows.ts'
import type { PaymentRow } from './payment-rows.ts'
import type { HeardMessage } from './provider.ts'

/** A payment after a message, and the cases that it settled. */
export interface HeardPayment {
  readonly payment: PaymentRow
  readonly settled: readonly string[]
}

/** How many messages of a payment are kept: whoever sends more adds nothing. */
const mostMessages = 200

/**
 * Keeps a message about a payment as it came, and what follows from all of its messages. Once the provider has
 * confirmed that it was paid, its money is posted, exactly once: the profile is locked, and the payment keeps the
 * number of its receipt.
 */
export async function hearMessage(
  tx: TenantTransaction,
  world: CaseWorld,
  found: Pick<PaymentRow, 'id' | 'profile_id'>,
  heard: HeardMessage,
): Promise<HeardPayment> {
  await lockCaseProfile(tx, found.profile_id)
  const payment = await findPayment(tx, found.id)
  if (payment === undefined) throw new Refusal('payment-not-found')
  const before = await messagesOf(tx, payment.id)
  if (before.length >= mostMessages) return { payment, settled: [] }
  await keepMessage(tx, payment, heard, world.now)
  const known = await knownOf(tx, payment, reducePayment(payment.amount_cents, [...before, heard.message]))
  const { receipt_no, settled } =
    known.state === 'succeeded' && payment.receipt_no === null
      ? await post(tx, world, payment, known)
      : { receipt_no: payment.receipt_no, settled: [] }
  const changed = {
    state: known.state,
    reference: known.reference ?? null,
    provider_receipt: payment.provider_receipt ?? known.receipt ?? null,
    code: known.code ?? null,
    receipt_no,
    changed_at: world.now,
  }
  const query = tx.db.updateTable('payments').set(changed).where('tenant', '=', tx.tenant).where('id', '=', payment.id)
  return { payment: await query.returningAll().executeTakeFirstOrThrow(), settled }
}

async function keepMessage(
  { tenant, db }: TenantTransaction,
  { id: payment_id }: PaymentRow,
  { message, raw }: HeardMessage,
  received_at: Date,
): Promise<void> {
  const row = { tenant, id: randomUUID(), payment_id, message: JSON.stringify(message), raw, received_at }
  await db.insertInto('payment_messages').values(row).execute()
}

/** What is known, without names that are another payment's: one transaction of the provider pays once. */
async function knownOf(tx: TenantTransaction, payment: PaymentRow, known: ReducedPayment): Promise<ReducedPayment> {
  const { reference, receipt } = known
  if (reference !== undefined && (await isNameTaken(tx, payment, { column: 'reference', value: reference }))) {
    return { state: payment.state, reference: undefined, receipt: undefined, code: undefined }
  }
  const isTaken =
    receipt !== undefined && (await isNameTaken(tx, payment, { column: 'provider_receipt', value: receipt }))
  return isTaken ? { ...known, receipt: undefined } : known
}

/** Posts the receipt. Of an invoice that was settled meanwhile nothing is owed: the money settles what is oldest. */
async function post(
  tx: TenantTransaction,
  world: CaseWorld,
  { profile_id, invoice_id, invoice_no, amount_cents: amount, provider }: PaymentRow,
  { reference, receipt }: ReducedPayment,
): Promise<{ readonly receipt_no: string; readonly settled: readonly string[] }> {
  const open = await openLines(tx, profile_id).where('document_id', '=', invoice_id).limit(1).execute()
  const { number, settled } = await receivePayment(tx, world, profile_id, {
    amount,
    way: provider,
    reference: receipt ?? reference,
    invoices: open.length > 0 ? [invoice_no] : [],
    description: textOf(world.tenant, 'document.ways.mpesa'),
  })
  return { receipt_no: number, settled }
}
