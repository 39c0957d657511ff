import type { Checkout, ProviderWay } from '../../contract/payment.ts'
import { centsInUnit } from '../../engine/cases/values/charge-amount.ts'
import { payReference } from '../../engine/payments/pay-reference.ts'
import type { UserRow } from '../accounts/find-session.ts'
import { readBalance } from '../ledger/read-balance.ts'
import type { TenantTransaction } from '../platform/database/database.ts'
import { paymentInDoubt, paymentUnderWay } from './payment-rows.ts'
import type { PaymentProvider } from './provider.ts'
import { requestedInvoice } from './requested-invoice.ts'

/** Which request a checkout shows, and which of the organisation's ways are open. */
export interface CheckoutAsked {
  readonly payload: string
  readonly providers: readonly (readonly [ProviderWay, PaymentProvider])[]
  /** The number of its paybill. */
  readonly paybill: string | undefined
  /** That in which the organisation bills now: an invoice in one of earlier times is settled at the finance desk. */
  readonly currency: string
}

/** What a checkout shows of a payment request: all of it is the ledger's, except where the portal leads afterwards. */
export async function readCheckout(
  tx: TenantTransaction,
  { profile_id, phone }: Pick<UserRow, 'profile_id' | 'phone'>,
  { payload, providers, paybill, currency }: CheckoutAsked,
): Promise<Checkout> {
  const { request, invoice, owed, receiptNo } = await requestedInvoice(tx, profile_id, payload)
  const { credit } = await readBalance(tx, invoice.profile_id, invoice.currency)
  const underWay = await paymentUnderWay(tx, invoice.id)
  const isOwed = owed > 0
  const inDoubt = isOwed ? await paymentInDoubt(tx, invoice.id) : undefined
  const isPayable = isOwed && invoice.currency === currency
  const open = isPayable ? providers : []
  const byProvider = open.map(([way, provider]) => ({ way, amount: provider.payable(owed) / centsInUnit }))
  const over = { way: 'credit' as const, amount: Math.min(credit, owed) / centsInUnit }
  const byCredit = isPayable && credit > 0 ? [over] : []
  return {
    invoiceNo: invoice.number,
    description: invoice.description,
    owed: owed / centsInUnit,
    currency: invoice.currency,
    ways: [...byProvider, ...byCredit],
    ...(isPayable && paybill !== undefined && { paybill: { number: paybill, account: payReference(invoice.number) } }),
    credit: credit / centsInUnit,
    phone,
    payment: underWay?.id ?? null,
    inDoubt: inDoubt?.id ?? null,
    receiptNo: isOwed ? null : receiptNo,
    success: request.success_url || '/dashboard',
    fail: request.fail_url || '/dashboard',
  }
}
