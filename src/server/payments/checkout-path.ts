import { centsInUnit } from '../../engine/cases/values/charge-amount.ts'
import { encodePaymentRequest } from '../../engine/payments/payment-request.ts'
import type { PaymentRequest } from '../../engine/payments/payment-request.ts'
import type { PaymentRow } from './payment-rows.ts'

/** Where the portal leads after a payment, and without one. */
type Onward = Pick<PaymentRequest, 'success_url' | 'fail_url'>

/** The checkout of a payment's invoice, which shows what became of the payment, with nothing about its member. */
export function checkoutPath(
  { id, invoice_no, amount_cents }: Pick<PaymentRow, 'id' | 'invoice_no' | 'amount_cents'>,
  { success_url, fail_url }: Onward = { success_url: '', fail_url: '' },
): string {
  const about = { payerID: '', sourceDocumentNo: invoice_no, description: '', amount: amount_cents / centsInUnit }
  return `/checkout/${encodePaymentRequest({ ...about, success_url, fail_url })}?payment=${id}`
}
