import { isAccountOf } from '../../../engine/payments/pay-reference.ts'
import { isUnderWay } from '../../../engine/payments/reduce-payment.ts'
import type { TenantTransaction } from '../../platform/database/database.ts'
import { isListed, mayBeOf, mayBePostedAs } from '../money-of-payment.ts'
import type { PossibleMoney } from '../money-of-payment.ts'
import { moneyNamed } from '../money-rows.ts'
import { paymentsOfInvoice } from '../payment-rows.ts'
import type { PaymentRow } from '../payment-rows.ts'

/** The payments of an invoice of which money may be whose number none of them has. */
interface PossiblePayments {
  /** One that was paid, and whose number nobody has named. */
  readonly paid: PaymentRow | undefined
  /** Whether one is under way: its end shows whether the money is its. */
  readonly isUnderWay: boolean
  readonly expired: PaymentRow | undefined
  /**
   * Whether one was paid under a number that its provider has not listed. Only a callback named it, which anybody may
   * have sent who knows the payment's address, or staff who posted it by hand and may have mistyped it: the money may
   * be that payment's, or come on top of it.
   */
  readonly isDoubtful: boolean
}

/** @param invoice the id of the one that the money's account names; null for none */
export async function paymentsOfMoney(
  tx: TenantTransaction,
  invoice: string | null,
  money: PossibleMoney,
): Promise<PossiblePayments> {
  const payments = invoice === null ? [] : await paymentsOfInvoice(tx, invoice)
  const possible = payments.filter((one) => mayBeOf(one, money))
  const paid = possible.filter(({ state }) => state === 'succeeded')
  const doubts = await Promise.all(payments.map((one) => isDoubtful(tx, one, money)))
  return {
    paid: paid.find(({ provider_receipt }) => provider_receipt === null),
    isUnderWay: possible.some(({ state }) => isUnderWay(state)),
    expired: possible.find(({ state, provider_receipt }) => state === 'expired' && provider_receipt === null),
    isDoubtful: doubts.includes(true),
  }
}

/** Whether money may be that of a payment which has another number, one that its provider has not listed. */
async function isDoubtful(tx: TenantTransaction, payment: PaymentRow, money: PossibleMoney): Promise<boolean> {
  const { provider, shortcode, provider_receipt: receipt, state, receipt_no } = payment
  if (receipt === null) return false
  const named = await moneyNamed(tx, { provider, shortcode, receipt })
  if (named !== undefined && isListed(named)) return false
  const isPosted = named !== undefined && receipt_no !== null
  return (state === 'succeeded' && mayBeOf(payment, money)) || (isPosted && mayBePostedAs(payment, named, money))
}

/** Whether money was paid for a payment's invoice, as far as its account says. */
export const isItsInvoice = (
  { invoice_id, invoice_no }: Pick<PaymentRow, 'invoice_id' | 'invoice_no'>,
  money: { readonly account: string; readonly invoice_id: string | null },
): boolean => money.account === '' || money.invoice_id === invoice_id || isAccountOf(money.account, invoice_no)
