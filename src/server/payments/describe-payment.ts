import type { CheckoutWay, PaymentView } from '../../contract/payment.ts'
import { centsInUnit } from '../../engine/cases/values/charge-amount.ts'
import type { Message } from '../../engine/translate/message.ts'
import type { WithMessages } from '../platform/texts/response-texts.ts'
import type { PaymentRow } from './payment-rows.ts'

/** What the codes of a payment that failed mean to the member; others have the sentence of a failure. */
const sentences: Readonly<Record<string, Message>> = {
  '1': { key: 'server.payment.no-money' },
  '17': { key: 'server.payment.busy' },
  '1001': { key: 'server.payment.busy' },
  '1019': { key: 'server.payment.no-answer' },
  '1032': { key: 'server.payment.cancelled' },
  '1037': { key: 'server.payment.no-answer' },
  '2001': { key: 'server.payment.wrong-pin' },
  unreachable: { key: 'server.payment.unreachable' },
}

/** A payment as its member sees it. */
export function describePayment(row: PaymentRow): WithMessages<PaymentView> {
  const { id, state, amount_cents, currency, invoice_no: invoiceNo, receipt_no: receiptNo } = row
  const way: CheckoutWay = row.provider === 'credit' ? 'credit' : 'mpesa'
  const amount = amount_cents / centsInUnit
  return { id, way, state, message: messageOf(row), amount, currency, invoiceNo, receiptNo }
}

function messageOf({ state, code, reference }: PaymentRow): Message {
  if (state === 'succeeded') return { key: 'server.payment.paid' }
  if (state === 'expired') return { key: 'server.payment.expired' }
  if (state === 'failed') return sentences[code ?? ''] ?? { key: 'server.payment.failed' }
  if (state === 'pending' && reference === null) return { key: 'server.payment.unanswered' }
  return { key: 'server.payment.pending' }
}
