import type { CaseWorld } from '../../cases/case-place.ts'
import { lockCaseProfile } from '../../cases/case-place.ts'
import { findOwnPosted, findPosted } from '../../ledger/posted-rows.ts'
import { standingReceipt } from '../../ledger/standing-receipt.ts'
import type { TenantTransaction } from '../../platform/database/database.ts'
import { hearMessage } from '../hear-message.ts'
import { settleMoney } from '../money-of-payment.ts'
import { changeMoney, findMoney, lockMoney } from '../money-rows.ts'
import type { MoneyRow } from '../money-rows.ts'
import { paymentWithReceipt } from '../payment-rows.ts'
import type { PaymentRow } from '../payment-rows.ts'
import { listedAs } from './keep-message.ts'
import { isItsInvoice, paymentsOfMoney } from './payments-of-money.ts'
import { postMoney } from './post-money.ts'
import { leaveUnplaced, releaseCounted } from '../unallocated-money.ts'
import type { PlacedOutcome } from '../provider-transaction.ts'

/** What became of money, and the cases that it settled. */
interface Placing {
  readonly outcome: PlacedOutcome
  readonly settled: readonly string[]
}

/**
 * Finds out whose money is that waits, and posts it at most once: under the lock of the profile that may have it, and
 * then of the money, in which order everybody takes them. Money whose profile changes meanwhile goes on waiting.
 */
export async function placeMoney(tx: TenantTransaction, world: CaseWorld, id: string): Promise<Placing> {
  const found = await findMoney(tx, id)
  if (found === undefined || found.state !== 'waiting') return { outcome: 'known', settled: [] }
  const profile = await profileOf(tx, found)
  if (profile !== undefined) await lockCaseProfile(tx, profile)
  const money = await lockMoney(tx, id)
  if (money.state !== 'waiting') return { outcome: 'known', settled: [] }
  if ((await profileOf(tx, money)) !== profile) return { outcome: 'waiting', settled: [] }
  return (
    (await ofNumber(tx, world, money)) ??
    (await ofLedger(tx, world, money)) ??
    (await ofPayment(tx, world, money)) ??
    ofInvoice(tx, world, money)
  )
}

/** Whose it may be: of the payment that has its number, or else of its invoice. */
async function profileOf(tx: TenantTransaction, money: MoneyRow): Promise<string | undefined> {
  const named = await paymentWithReceipt(tx, money)
  if (named !== undefined) return named.profile_id
  return money.invoice_id === null ? undefined : (await findPosted(tx, money.invoice_id))?.profile_id
}

/** Of the payment that has its number. */
async function ofNumber(tx: TenantTransaction, world: CaseWorld, money: MoneyRow): Promise<Placing | undefined> {
  const named = await paymentWithReceipt(tx, money)
  return named && ofNamedPayment(tx, world, money, named)
}

/** Of a payment of the same invoice whose number is not known. Where it may be counted already, staff decide first. */
async function ofPayment(tx: TenantTransaction, world: CaseWorld, money: MoneyRow): Promise<Placing | undefined> {
  const possible = await paymentsOfMoney(tx, money.invoice_id, money)
  if (possible.paid !== undefined) return confirm(tx, world, money, possible.paid)
  if (possible.isUnderWay) return { outcome: 'waiting', settled: [] }
  if (possible.isDoubtful) return unplaced(tx, world, money)
  return possible.expired && confirm(tx, world, money, possible.expired)
}

/** A payment that has the number, from a message that nobody confirmed or from staff who posted it by hand. */
async function ofNamedPayment(
  tx: TenantTransaction,
  world: CaseWorld,
  money: MoneyRow,
  payment: PaymentRow,
): Promise<Placing> {
  if (payment.receipt_no === null) {
    const isSameSum = payment.amount_cents === money.amount_cents && payment.currency === money.currency
    const fits = isSameSum && isItsInvoice(payment, money)
    return fits ? confirm(tx, world, money, payment) : unplaced(tx, world, money)
  }
  const posted = await findOwnPosted(tx, { profile: payment.profile_id, kind: 'receipt', number: payment.receipt_no })
  const amount = posted?.amount_cents ?? payment.amount_cents
  const isSameSum = amount === money.amount_cents && payment.currency === money.currency
  const isSame = isSameSum && (payment.state !== 'succeeded' || isItsInvoice(payment, money))
  if (!isSame) return differs(tx, world, money, payment.receipt_no)
  await releaseCounted(tx, world, money.id)
  await settleMoney(tx, money, payment, { receipt_no: payment.receipt_no, amount, now: world.now })
  return { outcome: 'known', settled: [] }
}

/** Money that is a payment's: its provider confirms it by listing it, and its receipt is posted unless it is. */
async function confirm(
  tx: TenantTransaction,
  world: CaseWorld,
  money: MoneyRow,
  payment: PaymentRow,
): Promise<Placing> {
  const message = { kind: 'received', receipt: money.receipt } as const
  const heard = await hearMessage(tx, world, payment, { message, raw: await listedAs(tx, money) })
  const { receipt_no, provider_receipt } = heard.payment
  if (receipt_no === null || provider_receipt !== money.receipt) return unplaced(tx, world, money)
  await releaseCounted(tx, world, money.id)
  await settleMoney(tx, money, payment, { receipt_no, amount: money.amount_cents, now: world.now })
  return { outcome: 'settled', settled: heard.settled }
}

/** Money whose number somebody posted without a payment. */
async function ofLedger(tx: TenantTransaction, world: CaseWorld, money: MoneyRow): Promise<Placing | undefined> {
  const posted = await standingReceipt(tx, money.provider, money.receipt)
  if (posted === undefined) return undefined
  if (posted.amount_cents !== money.amount_cents) return differs(tx, world, money, posted.number)
  await releaseCounted(tx, world, money.id)
  const known = { state: 'settled', receipt_no: posted.number, profile_id: posted.profile_id } as const
  await changeMoney(tx, money, { ...known, changed_at: world.now })
  return { outcome: 'known', settled: [] }
}

/** Money whose account names an invoice: it settles that one, or what is oldest, and the rest is credit. */
async function ofInvoice(tx: TenantTransaction, world: CaseWorld, money: MoneyRow): Promise<Placing> {
  const invoice = money.invoice_id === null ? undefined : await findPosted(tx, money.invoice_id)
  if (invoice === undefined || invoice.currency !== money.currency) return unplaced(tx, world, money)
  const { profile_id } = invoice
  const { number: receipt_no, settled } = await postMoney(tx, world, money, { profile: profile_id, invoice })
  const placed = { state: 'posted', profile_id, receipt_no, unallocated_id: null } as const
  await changeMoney(tx, money, { ...placed, changed_at: world.now })
  return { outcome: 'posted', settled }
}

/** Puts money of nobody on the list of finance staff. */
async function unplaced(tx: TenantTransaction, world: CaseWorld, money: MoneyRow): Promise<Placing> {
  await leaveUnplaced(tx, world, money)
  return { outcome: 'unplaced', settled: [] }
}

/** Puts money on the list whose number a receipt of another amount has. */
async function differs(tx: TenantTransaction, world: CaseWorld, money: MoneyRow, receipt_no: string): Promise<Placing> {
  await releaseCounted(tx, world, money.id)
  await changeMoney(tx, money, { state: 'differs', receipt_no, changed_at: world.now })
  return { outcome: 'differs', settled: [] }
}
