import { randomUUID } from 'node:crypto'
import { centsInUnit } from '../../engine/cases/values/charge-amount.ts'
import { isPostedByHand, possibleDecisions } from '../../engine/payments/payment-decisions.ts'
import type { PaymentDecision } from '../../engine/payments/payment-decisions.ts'
import type { CaseWorld } from '../cases/case-place.ts'
import { lockCaseProfile } from '../cases/case-place.ts'
import { receivePayment } from '../cases/receive-payment.ts'
import { openLines } from '../ledger/ledger-lines.ts'
import { informOfEndedReceipt } from '../ledger/inform-of-money.ts'
import { postReversal } from '../ledger/post-reversal.ts'
import { wayName } from '../ledger/payment-way.ts'
import { findOwnPosted } from '../ledger/posted-rows.ts'
import { hasStandingReceipt } from '../ledger/standing-receipt.ts'
import { recordAudit } from '../platform/audit/audit-log.ts'
import type { TenantTransaction } from '../platform/database/database.ts'
import { isTaken } from '../platform/database/is-taken.ts'
import { Refusal } from '../platform/refusal.ts'
import { withdrawFailure } from '../payments/inform-of-end.ts'
import { holdMoney, releaseMoney, settleMoney } from '../payments/money-of-payment.ts'
import { findPayment, isNameTaken } from '../payments/payment-rows.ts'
import type { PaymentRow } from '../payments/payment-rows.ts'
import { accountOfMoney } from '../payments/unallocated-money.ts'
import { accountOfProfile } from '../profiles/account-of-profile.ts'
import { findPaymentRow } from './payment-list.ts'
import type { FoundPayment } from './payment-list.ts'
import { demandOwnCurrency } from './own-currency.ts'

/** Who decides about which payment, and why. */
export interface DecidedPayment {
  readonly id: string
  readonly reason: string
  /** The account of who decides. */
  readonly by: string
}

/** Money that the provider's own records show. */
export interface ShownMoney {
  /** The provider's number of it. */
  readonly receipt: string
  /** In the currency's unit. */
  readonly amount: number
}

/**
 * Posts the receipt of a payment whose money came although its provider never confirmed it. It settles the invoice for
 * which it was asked, or else what is oldest; one number of the provider is posted once.
 *
 * @returns the cases that it settled
 * @throws Refusal `not-found`; `conflict` where it may not be posted, or is in another currency; `invalid`, at its
 *   field, for a number that was posted before
 */
export async function postPayment(
  tx: TenantTransaction,
  world: CaseWorld,
  decided: DecidedPayment,
  { receipt, amount }: ShownMoney,
): Promise<readonly string[]> {
  const payment = await decidablePayment(tx, world, decided.id, 'posted')
  demandOwnCurrency(world, payment.currency)
  const { profile_id, invoice_id, invoice_no, provider } = payment
  const isKnown = await isNameTaken(tx, payment, { column: 'provider_receipt', value: receipt })
  if (isKnown || (await hasStandingReceipt(tx, provider, receipt))) throw postedBefore()
  const cents = Math.round(amount * centsInUnit)
  const money = await holdMoney(tx, payment, { receipt, amount: cents, now: world.now })
  if (money.receipt_no !== null) throw postedBefore()
  const open = await openLines(tx, profile_id).where('document_id', '=', invoice_id).limit(1).execute()
  const { number, settled } = await receivePayment(tx, world, profile_id, {
    amount: cents,
    way: provider,
    from: await accountOfMoney(tx, world, money, cents),
    reference: receipt,
    invoices: open.length > 0 ? [invoice_no] : [],
    description: wayName(world.tenant, provider),
    by: decided.by,
  })
  try {
    await change(tx, payment, { receipt_no: number, provider_receipt: receipt, handled_at: world.now })
  } catch (error) {
    throw isTaken(error) ? postedBefore() : error
  }
  await settleMoney(tx, money, payment, { receipt_no: number, amount: cents, now: world.now })
  await withdrawFailure(tx, invoice_id)
  await keepDecision(tx, world, payment, { ...decided, kind: 'posted', receipt_no: number })
  return settled
}

const postedBefore = () =>
  new Refusal('invalid', { errors: [{ pointer: '/receipt', message: { key: 'server.finance.posted-before' } }] })

/**
 * Takes a payment off the list of those that do not fit, until something more is heard of it.
 *
 * @throws Refusal `not-found`; `conflict` where nothing is to be set aside
 */
export async function setPaymentAside(tx: TenantTransaction, world: CaseWorld, decided: DecidedPayment): Promise<void> {
  const payment = await decidablePayment(tx, world, decided.id, 'set-aside')
  await change(tx, payment, { handled_at: world.now })
  await keepDecision(tx, world, payment, { ...decided, kind: 'set-aside', receipt_no: null })
}

/**
 * Takes back what was decided: a receipt that was posted by hand is reversed, and the payment is on the list again.
 *
 * @throws Refusal `not-found`; `conflict` where nothing was decided, or where what the receipt paid has been used since
 */
export async function takeBackDecision(
  tx: TenantTransaction,
  world: CaseWorld,
  decided: DecidedPayment,
): Promise<void> {
  const payment = await decidablePayment(tx, world, decided.id, 'taken-back')
  const { receipt_no } = payment
  const isReversed = receipt_no !== null && isPostedByHand(payment)
  if (isReversed) {
    const posted = await findOwnPosted(tx, { profile: payment.profile_id, kind: 'receipt', number: receipt_no })
    if (posted === undefined) throw new Refusal('not-found')
    const reversal = await postReversal(tx, world, posted, { reason: decided.reason, by: decided.by })
    await informOfEndedReceipt(tx, world, posted, 'receipt-reversed')
    await releaseMoney(tx, world, payment, reversal.id)
  }
  const reversed = isReversed ? { receipt_no: null, provider_receipt: null } : {}
  await change(tx, payment, { ...reversed, handled_at: null })
  await keepDecision(tx, world, payment, { ...decided, kind: 'taken-back', receipt_no: isReversed ? receipt_no : null })
}

/** The payment, if it may be decided so. Its profile is locked, so that no message about it is heard meanwhile. */
export async function decidablePayment(
  tx: TenantTransaction,
  { tenant }: CaseWorld,
  id: string,
  kind: PaymentDecision,
): Promise<PaymentRow> {
  const { timeZone } = tenant.declaration
  const named = await findPaymentRow(tx, timeZone, id)
  if (named === undefined) throw new Refusal('not-found')
  await lockCaseProfile(tx, named.profile_id)
  const [payment, standing] = [await findPayment(tx, named.id), await findPaymentRow(tx, timeZone, id)]
  if (payment === undefined || standing === undefined) throw new Refusal('not-found')
  if (!possibleDecisions(decidableOf(standing)).includes(kind)) {
    throw new Refusal('conflict', { message: { key: 'server.finance.not-possible' } })
  }
  return payment
}

/** A payment of the list as decisions about it see it. */
export const decidableOf = ({ problems, handled_at, reversal, ...row }: FoundPayment) => ({
  ...row,
  isOpen: problems !== '' && handled_at === null,
  isHandled: handled_at !== null,
  isReversed: row.is_reversed,
  reversal: reversal?.state,
})

type Changed = Partial<Pick<PaymentRow, 'receipt_no' | 'provider_receipt' | 'handled_at'>>

async function change({ tenant, db }: TenantTransaction, { id }: PaymentRow, changed: Changed): Promise<void> {
  await db.updateTable('payments').set(changed).where('tenant', '=', tenant).where('id', '=', id).execute()
}

interface KeptDecision extends DecidedPayment {
  readonly kind: PaymentDecision
  readonly receipt_no: string | null
}

/** Keeps what was decided about a payment, by whom and why, also in the audit log. */
export async function keepDecision(
  tx: TenantTransaction,
  { now }: CaseWorld,
  { id: payment_id, invoice_no, profile_id }: PaymentRow,
  { kind, reason, receipt_no, by: decided_by }: KeptDecision,
): Promise<void> {
  const { tenant, db } = tx
  const row = { tenant, id: randomUUID(), payment_id, kind, reason, receipt_no, decided_by, decided_at: now }
  await db.insertInto('payment_decisions').values(row).execute()
  const subject_id = await accountOfProfile(tx, profile_id)
  const entry = { actor_id: decided_by, subject_id, detail: receipt_no ?? invoice_no }
  await recordAudit(tx, { ...entry, action: `payment-${kind}` }, now)
}
