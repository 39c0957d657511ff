import { isUnderWay } from '../../engine/payments/reduce-payment.ts'
import { informOfMoney, receiptPath } from '../ledger/inform-of-money.ts'
import type { InformingWorld, MoneyNews } from '../ledger/inform-of-money.ts'
import { findPosted } from '../ledger/posted-rows.ts'
import { withdrawMessages } from '../messages/outbox.ts'
import { markPathRead } from '../notifications/notifications.ts'
import type { TenantTransaction } from '../platform/database/database.ts'
import { checkoutPath } from './checkout-path.ts'
import { messageOfPayment } from './describe-payment.ts'
import type { PaymentRow } from './payment-rows.ts'

/** How long an open page has to show how a payment ended, before an e-mail does; it looks every few seconds. */
const pageHas = 2 * 60_000

/**
 * Informs a payer of a payment that has ended without a receipt: it failed, nobody knows how it ended, or finance staff
 * look at what came. Of a receipt its posting informs them. Nothing new informs nobody, however often it is heard.
 *
 * @param payer the account
 * @param before the payment before what was heard of it
 */
export async function informOfEnd(
  tx: TenantTransaction,
  world: InformingWorld,
  payer: string,
  { before, after }: { readonly before: PaymentRow; readonly after: PaymentRow },
): Promise<void> {
  const isOtherEnd = !isUnderWay(before.state) && newsOf(before) !== newsOf(after)
  if (isOtherEnd) await withdrawFailure(tx, after.invoice_id)
  const kind = newsOf(after)
  if (kind === undefined || kind === newsOf(before)) return
  const invoice = await findPosted(tx, after.invoice_id)
  await informOfMoney(tx, world, payer, {
    kind,
    cents: after.amount_cents,
    currency: after.currency,
    number: after.invoice_no,
    about: invoice?.description ?? '',
    outcome: messageOfPayment(after),
    path: checkoutPath(after),
    waits: { until: new Date(world.now.getTime() + pageHas), about: after.invoice_id },
  })
}

/** What a payment as it stands is news of; undefined while it is under way, and once it has a receipt. */
function newsOf({ state, code, receipt_no }: PaymentRow): MoneyNews['kind'] | undefined {
  if (isUnderWay(state) || receipt_no !== null) return undefined
  if (state === 'expired') return 'payment-unconfirmed'
  return state === 'succeeded' || code === 'misfit' ? 'payment-examined' : 'payment-failed'
}

/** Withdraws the e-mail about a payment of an invoice that failed, because something else is known or tried since. */
export const withdrawFailure = (tx: TenantTransaction, invoice: string): Promise<void> => withdrawMessages(tx, invoice)

/** Takes note that a payer sees on a page how a payment ended: nothing has to draw their attention to it. */
export async function noteEndSeen(tx: TenantTransaction, payer: string, payment: PaymentRow, now: Date): Promise<void> {
  const { state, receipt_no, invoice_id } = payment
  if (isUnderWay(state)) return
  if (receipt_no === null) await withdrawFailure(tx, invoice_id)
  await markPathRead(tx, payer, receipt_no === null ? checkoutPath(payment) : receiptPath(receipt_no), now)
}
