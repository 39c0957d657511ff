import { randomBytes, randomUUID } from 'node:crypto'
import type { ProviderWay } from '../../contract/payment.ts'
import { payablePhone } from '../../engine/payments/payable-phone.ts'
import { payReference } from '../../engine/payments/pay-reference.ts'
import { lockCaseProfile } from '../cases/case-place.ts'
import { receivePayment } from '../cases/receive-payment.ts'
import { creditWay } from '../ledger/post-receipt.ts'
import { readBalance } from '../ledger/read-balance.ts'
import { enqueue } from '../platform/jobs/job-rows.ts'
import type { PublishedTenant } from '../platform/published/published-tenant.ts'
import { Refusal } from '../platform/refusal.ts'
import { textOf } from '../platform/texts/text-of.ts'
import { askingKind, hear, nextAsking } from './ask-payment.ts'
import { checkoutPath } from './checkout-path.ts'
import { withdrawFailure } from './inform-of-end.ts'
import { openProvider } from './open-provider.ts'
import { addPayment, paymentUnderWay } from './payment-rows.ts'
import type { PaymentRow } from './payment-rows.ts'
import { paymentWorld, wakeSettled } from './payment-world.ts'
import type { PaymentServices } from './payment-world.ts'
import { requestedInvoice } from './requested-invoice.ts'
import type { RequestedInvoice } from './requested-invoice.ts'

/** Who pays, and what for. */
export interface PaymentStart {
  /** The caller's profile. */
  readonly profile: string
  readonly payload: string
}

const tokenBytes = 32

/** What every new payment of an invoice has. */
function begunPayment(profile_id: string, { invoice }: RequestedInvoice, now: Date) {
  return {
    id: randomUUID(),
    profile_id,
    invoice_id: invoice.id,
    invoice_no: invoice.number,
    currency: invoice.currency,
    token: randomBytes(tokenBytes).toString('base64url'),
    reference: null,
    provider_receipt: null,
    code: null,
    created_at: now,
    changed_at: now,
  }
}

function demandPayable({ declaration }: PublishedTenant, { owed, invoice, receiptNo }: RequestedInvoice): void {
  if (owed <= 0 && receiptNo !== null) throw new Refusal('invoice-settled')
  // One that was taken back was not paid.
  if (owed <= 0) throw new Refusal('invoice-settled', { message: { key: 'server.invoice-taken-back' } })
  if (invoice.currency !== declaration.currency) throw new Refusal('way-closed')
}

/** By which provider somebody pays. */
export interface ProviderStart extends PaymentStart {
  readonly way: ProviderWay
  /** The phone that is asked, as typed. */
  readonly phone: string
  readonly email: string
}

/**
 * Asks the payer, on their phone or on a page of the provider, for what is owed. Where a payment of the invoice is
 * under way it is that one, from whichever tab it was started, and nobody is asked twice. It is stored before the
 * provider hears of it.
 *
 * @throws Refusal `way-closed` without keys, or for an invoice in another currency; `invalid` for a phone that is
 *   nobody's; see `requestedInvoice`
 */
export async function startByProvider(
  services: PaymentServices,
  tenant: PublishedTenant,
  { profile, payload, way, phone: typed, email }: ProviderStart,
): Promise<PaymentRow> {
  const provider = openProvider(services, tenant, way)
  const begun = await services.database.inTenant(tenant.id, async (tx) => {
    await lockCaseProfile(tx, profile)
    const requested = await requestedInvoice(tx, profile, payload)
    const underWay = await paymentUnderWay(tx, requested.invoice.id)
    if (underWay !== undefined) return { payment: underWay }
    demandPayable(tenant, requested)
    if (provider === undefined) throw new Refusal('way-closed')
    const phone = provider.asksPhone ? payablePhone(typed) : ''
    if (phone === undefined) {
      throw new Refusal('invalid', { errors: [{ pointer: '/phone', message: { key: 'server.phone-refused' } }] })
    }
    const now = services.now()
    await withdrawFailure(tx, requested.invoice.id)
    const payment = await addPayment(tx, {
      ...begunPayment(profile, requested, now),
      provider: way,
      shortcode: provider.shortcode,
      phone,
      amount_cents: provider.payable(requested.owed),
      state: 'created',
      receipt_no: null,
    })
    await enqueue(tx, [{ kind: askingKind, id: payment.id, dueAt: nextAsking(payment, now) }], now)
    return { payment, requested }
  })
  const { payment, requested } = begun
  if (requested === undefined || provider === undefined) return payment
  const origin = services.origins.of(tenant)
  const heard = await provider.start({
    name: payment.id,
    phone: payment.phone,
    email,
    amount: payment.amount_cents,
    currency: payment.currency,
    invoice: payment.invoice_no,
    account: payReference(payment.invoice_no),
    description: requested.invoice.description,
    callback: `${origin}/api/billing/callback/${payment.token}`,
    back: `${origin}${checkoutPath(payment, requested.request)}`,
    now: services.now(),
  })
  return hear(services, tenant, payment, heard)
}

/**
 * Pays what is owed with what the member has over, as far as that goes.
 *
 * @throws Refusal `credit-short` when that is nothing; `conflict` while another payment is under way
 */
export async function payByCredit(
  services: PaymentServices,
  tenant: PublishedTenant,
  { profile, payload }: PaymentStart,
): Promise<PaymentRow> {
  const { payment, settled } = await services.database.inTenant(tenant.id, async (tx) => {
    await lockCaseProfile(tx, profile)
    const requested = await requestedInvoice(tx, profile, payload)
    demandPayable(tenant, requested)
    const { owed, invoice } = requested
    if ((await paymentUnderWay(tx, invoice.id)) !== undefined) {
      throw new Refusal('conflict', { message: { key: 'server.payment-under-way' } })
    }
    const amount = Math.min((await readBalance(tx, profile, invoice.currency)).credit, owed)
    if (amount <= 0) throw new Refusal('credit-short')
    const world = paymentWorld(services, tenant)
    const description = textOf(tenant, 'document.ways.credit')
    const money = { amount, way: creditWay, invoices: [invoice.number], description }
    const { number, settled } = await receivePayment(tx, world, profile, money)
    const payment = await addPayment(tx, {
      ...begunPayment(profile, requested, world.now),
      provider: creditWay,
      shortcode: '',
      phone: '',
      amount_cents: amount,
      state: 'succeeded',
      receipt_no: number,
    })
    return { payment, settled }
  })
  await wakeSettled(services, tenant, settled)
  return payment
}
