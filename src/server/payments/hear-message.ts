import { randomUUID } from 'node:crypto'
import { asJson } from '../../engine/json/as-json.ts'
import { equalJson } from '../../engine/json/json.ts'
import { isUnderWay, reducePayment } from '../../engine/payments/reduce-payment.ts'
import type { PaymentMessage, ReducedPayment } from '../../engine/payments/reduce-payment.ts'
import type { CaseWorld } from '../cases/case-place.ts'
import { lockCaseProfile } from '../cases/case-place.ts'
import { receivePayment } from '../cases/receive-payment.ts'
import { openLines } from '../ledger/ledger-lines.ts'
import { wayName } from '../ledger/payment-way.ts'
import type { TenantTransaction } from '../platform/database/database.ts'
import { Refusal } from '../platform/refusal.ts'
import { informOfEnd } from './inform-of-end.ts'
import { mayBeCounted, moneyOfPayment, settleMoney } from './money-of-payment.ts'
import type { MoneyRow } from './money-rows.ts'
import { findPayment, isNameTaken, isPostedForAnother, messagesOf, unansweredCode } from './payment-rows.ts'
import type { PaymentRow } from './payment-rows.ts'
import type { HeardMessage } from './provider.ts'
import { accountOfMoney } from './unallocated-money.ts'

/** A payment after a message, and the cases that it settled. */
export interface HeardPayment {
  readonly payment: PaymentRow
  readonly settled: readonly string[]
}

/**
 * How many messages of a payment are kept: whoever sends more adds nothing. How it ended is kept all the same, once:
 * whoever asks again and again is answered the same.
 */
const mostMessages = 200
const endings: ReadonlySet<string> = new Set(['paid', 'received', 'unpaid', 'misfit', 'expired'])

/** What tells nothing of how a payment ended. */
const silences: ReadonlySet<string> = new Set(['unanswered', 'undecided'])

/**
 * Keeps a message about a payment as it came, and what follows from all of its messages. Once the provider has
 * confirmed that it was paid, its money is posted, exactly once: the profile is locked, and the payment keeps the
 * number of its receipt. Its payer is informed of how it ended. Money that the provider listed before is not posted
 * again. Where the same money was posted for somebody else, or the organisation's currency is another one since, staff
 * decide first.
 */
export async function hearMessage(
  tx: TenantTransaction,
  world: CaseWorld,
  found: Pick<PaymentRow, 'id' | 'profile_id'>,
  heard: HeardMessage,
): Promise<HeardPayment> {
  const { user_id: payer } = await lockCaseProfile(tx, found.profile_id)
  const payment = await findPayment(tx, found.id)
  if (payment === undefined) throw new Refusal('payment-not-found')
  const before = await messagesOf(tx, payment.id)
  const isEnding = endings.has(heard.message.kind)
  if (before.length >= mostMessages && !isEnding) return { payment, settled: [] }
  const isKnown = isAmong(before, heard.message)
  if (!isEnding || !isKnown) await keepMessage(tx, payment, heard, world.now)
  const reduced = reducePayment(payment.amount_cents, [...before, heard.message])
  const known = await knownOf(tx, payment, reduced)
  const isToPost =
    known.state === 'succeeded' &&
    payment.receipt_no === null &&
    payment.currency === world.tenant.declaration.currency &&
    !(await isPostedForAnother(tx, payment, reduced.receipt))
  const kept: Posting = { receipt_no: payment.receipt_no, receipt: known.receipt, settled: [] }
  const { receipt_no, receipt, settled } = isToPost ? await postOnce(tx, world, payment, known) : kept
  const provider_receipt = numberOf(payment, receipt, reduced)
  const isSame = payment.state === known.state && payment.receipt_no === receipt_no
  const isNews =
    (!isKnown && !silences.has(heard.message.kind)) || !isSame || payment.provider_receipt !== provider_receipt
  const changed = {
    state: known.state,
    reference: known.reference ?? null,
    provider_receipt,
    code: known.code ?? (isSilent(heard, known) ? unansweredCode : null),
    page: known.page ?? payment.page,
    receipt_no,
    // When a payment was paid is known from it.
    changed_at: isNews || known.state !== 'succeeded' ? world.now : payment.changed_at,
    // What is new is to be looked at, whatever was decided before.
    handled_at: isNews ? null : payment.handled_at,
  }
  const query = tx.db.updateTable('payments').set(changed).where('tenant', '=', tx.tenant).where('id', '=', payment.id)
  const after = await query.returningAll().executeTakeFirstOrThrow()
  await informOfEnd(tx, world, payer, { before: payment, after })
  return { payment: after, settled }
}

/** Whether the same message was heard before. */
const isAmong = (before: readonly PaymentMessage[], message: PaymentMessage): boolean =>
  before.some((one) => equalJson(asJson(one), asJson(message)))

/** Whether the provider did not answer what it was asked last, of a payment that may still end any way. */
const isSilent = ({ message }: HeardMessage, { state }: ReducedPayment): boolean =>
  message.kind === 'unanswered' && isUnderWay(state)

/**
 * The provider's number of the money: that of what was posted, for good. Until then it is what is known, and a number
 * that only a callback named holds no longer than until another one names another.
 */
function numberOf(payment: PaymentRow, receipt: string | undefined, reduced: ReducedPayment): string | null {
  if (payment.receipt_no !== null) return payment.provider_receipt ?? receipt ?? null
  return receipt ?? (reduced.receipt === undefined ? null : payment.provider_receipt)
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
    const nothing = { reference: undefined, receipt: undefined, code: undefined, page: undefined }
    return { ...nothing, state: payment.state, isOnlyClaimed: false }
  }
  const isTaken =
    receipt !== undefined && (await isNameTaken(tx, payment, { column: 'provider_receipt', value: receipt }))
  return isTaken ? { ...known, receipt: undefined, isOnlyClaimed: false } : known
}

interface Posting {
  readonly receipt_no: string | null
  /** The provider's number of the money. */
  readonly receipt: string | undefined
  readonly settled: readonly string[]
}

const unposted: Posting = { receipt_no: null, receipt: undefined, settled: [] }

/**
 * Posts the receipt, or takes the one that was posted for the same money; none where that is somebody else's, or where
 * what was posted for the same invoice may be this money under its right number. Then staff decide, or that number.
 */
async function postOnce(
  tx: TenantTransaction,
  world: CaseWorld,
  payment: PaymentRow,
  { reference, receipt: named, isOnlyClaimed }: ReducedPayment,
): Promise<Posting> {
  const amount = payment.amount_cents
  const money = await moneyOfPayment(tx, payment, named)
  if (money === undefined && isOnlyClaimed && (await mayBeCounted(tx, payment))) return unposted
  const receipt = money?.receipt ?? named
  if (money !== undefined && money.receipt_no !== null) {
    const isOwn = money.state === 'posted' && money.profile_id === payment.profile_id
    if (!isOwn) return unposted
    await settleMoney(tx, money, payment, { receipt_no: money.receipt_no, amount: money.amount_cents, now: world.now })
    return { receipt_no: money.receipt_no, receipt, settled: [] }
  }
  const { number: receipt_no, settled } = await post(tx, world, payment, { reference: receipt ?? reference, money })
  if (money !== undefined) await settleMoney(tx, money, payment, { receipt_no, amount, now: world.now })
  return { receipt_no, receipt, settled }
}

/** Posts the receipt. Of an invoice that was settled meanwhile nothing is owed: the money settles what is oldest. */
async function post(
  tx: TenantTransaction,
  world: CaseWorld,
  { profile_id, invoice_id, invoice_no, amount_cents: amount, provider }: PaymentRow,
  { reference, money }: { readonly reference: string | undefined; readonly money: MoneyRow | undefined },
): Promise<{ readonly number: string; readonly settled: readonly string[] }> {
  const open = await openLines(tx, profile_id).where('document_id', '=', invoice_id).limit(1).execute()
  return receivePayment(tx, world, profile_id, {
    amount,
    way: provider,
    from: money && (await accountOfMoney(tx, world, money, amount)),
    reference,
    invoices: open.length > 0 ? [invoice_no] : [],
    description: wayName(world.tenant, provider),
  })
}
