import type { Checkout } from '../../contract/payment.ts'
import { centsInUnit } from '../../engine/cases/values/charge-amount.ts'
import { wholeUnits } from '../../engine/payments/whole-units.ts'
import type { UserRow } from '../accounts/find-session.ts'
import { readBalance } from '../ledger/read-balance.ts'
import type { TenantTransaction } from '../platform/database/database.ts'
import { paymentUnderWay } from './payment-rows.ts'
import { requestedInvoice } from './requested-invoice.ts'

/** What a checkout shows of a payment request: all of it is the ledger's, except where the portal leads afterwards. */
export async function readCheckout(
  tx: TenantTransaction,
  { profile_id, phone }: Pick<UserRow, 'profile_id' | 'phone'>,
  { payload, hasPhone }: { readonly payload: string; readonly hasPhone: boolean },
): Promise<Checkout> {
  const { request, invoice, owed, receiptNo } = await requestedInvoice(tx, profile_id, payload)
  const { credit } = await readBalance(tx, invoice.profile_id)
  const underWay = await paymentUnderWay(tx, invoice.id)
  const isOwed = owed > 0
  const byPhone = isOwed && hasPhone ? [{ way: 'mpesa' as const, amount: wholeUnits(owed) / centsInUnit }] : []
  const byCredit = isOwed && credit >= owed ? [{ way: 'credit' as const, amount: owed / centsInUnit }] : []
  return {
    invoiceNo: invoice.number,
    description: invoice.description,
    owed: owed / centsInUnit,
    currency: invoice.currency,
    ways: [...byPhone, ...byCredit],
    credit: credit / centsInUnit,
    phone,
    payment: underWay?.id ?? null,
    receiptNo: isOwed ? null : receiptNo,
    success: request.success_url || '/dashboard',
    fail: request.fail_url || '/dashboard',
  }
}
