import { providerWays } from '../../contract/payment.ts'
import type { PaymentView, ProviderWay } from '../../contract/payment.ts'
import { centsInUnit } from '../../engine/cases/values/charge-amount.ts'
import { isUnderWay } from '../../engine/payments/reduce-payment.ts'
import type { Message } from '../../engine/translate/message.ts'
import { creditWay } from '../ledger/post-receipt.ts'
import type { WithMessages } from '../platform/texts/response-texts.ts'
import { darajaFailures } from './daraja/daraja-failures.ts'
import { unansweredCode } from './payment-rows.ts'
import type { PaymentRow } from './payment-rows.ts'
import { paystackFailures } from './paystack/paystack-failures.ts'

/** The sentences of a way; codes without one have that of a failure. */
interface WaySentences {
  readonly failures: Readonly<Record<string, Message>>
  readonly failed: Message
  readonly expired: Message
  readonly unanswered: Message
  readonly pending: Message
}

const sentences: Readonly<Record<ProviderWay, WaySentences>> = {
  mpesa: {
    failures: darajaFailures,
    failed: { key: 'server.payment.failed' },
    expired: { key: 'server.payment.expired' },
    unanswered: { key: 'server.payment.unanswered' },
    pending: { key: 'server.payment.pending' },
  },
  card: {
    failures: paystackFailures,
    failed: { key: 'server.card.failed' },
    expired: { key: 'server.card.expired' },
    unanswered: { key: 'server.card.unanswered' },
    pending: { key: 'server.card.pending' },
  },
}

/** A payment as its member sees it. */
export function describePayment(row: PaymentRow): WithMessages<PaymentView> {
  const { id, state, amount_cents, currency, invoice_no: invoiceNo, receipt_no: receiptNo } = row
  const byProvider = providerOf(row)
  const page = isUnderWay(state) ? row.page : null
  return {
    id,
    way: byProvider ?? creditWay,
    state,
    message: messageOfPayment(row),
    amount: amount_cents / centsInUnit,
    currency,
    invoiceNo,
    receiptNo,
    page,
  }
}

const providerOf = ({ provider }: PaymentRow): ProviderWay | undefined =>
  providerWays.find((known) => known === provider)

/** What became of a payment, for its member. */
export function messageOfPayment(row: PaymentRow): Message {
  const { state, code, reference } = row
  const { failures, failed, expired, unanswered, pending } = sentences[providerOf(row) ?? 'mpesa']
  if (state === 'succeeded') return { key: 'server.payment.paid' }
  if (state === 'expired') return expired
  if (code === 'misfit') return { key: 'server.payment.misfit' }
  if (state === 'failed') return failures[code ?? ''] ?? failed
  return state === 'pending' && (reference === null || code === unansweredCode) ? unanswered : pending
}
