import type { Generated } from 'kysely'
import type { PaymentDecision } from '../../../../engine/payments/payment-decisions.ts'
import type { PaymentMessage, PaymentState } from '../../../../engine/payments/reduce-payment.ts'
import type { Json } from './json-column.ts'

/** Payments of members. Their states are what their messages say, and what was posted for them. */
export interface PaymentsTable {
  readonly tenant: string
  readonly id: string
  readonly profile_id: string
  /** The invoice that is paid. */
  readonly invoice_id: string
  readonly invoice_no: string
  readonly provider: string
  /** The organisation's account with the provider; empty where there is none. */
  readonly shortcode: string
  readonly phone: string
  readonly amount_cents: number
  readonly currency: string
  /** A random part of the address for callbacks, which nobody but the provider is given. */
  readonly token: string
  readonly state: PaymentState
  /** What the provider calls the payment. */
  readonly reference: string | null
  readonly provider_receipt: string | null
  /** The address of the provider's page on which it is paid. */
  readonly page: Generated<string | null>
  /** Why it failed, in the provider's codes; while it is under way, `unanswered` where the provider was silent last. */
  readonly code: string | null
  /** The receipt that was posted for it. */
  readonly receipt_no: string | null
  /** Since when finance staff have dealt with what does not fit it; null where they have not, or more came since. */
  readonly handled_at: Generated<Date | null>
  readonly created_at: Date
  readonly changed_at: Date
}

/** Everything that came from providers, as it came. Only added to. */
export interface PaymentMessagesTable {
  readonly tenant: string
  readonly id: string
  readonly payment_id: string
  /** As it was understood. */
  readonly message: Json<PaymentMessage>
  readonly raw: string
  readonly received_at: Date
}

/** What finance staff decided about payments. Only added to; the last one of a payment holds. */
export interface PaymentDecisionsTable {
  readonly tenant: string
  readonly id: string
  readonly payment_id: string
  readonly kind: PaymentDecision
  readonly reason: string
  /** The receipt that was posted or reversed. */
  readonly receipt_no: string | null
  /** The account of who decided. */
  readonly decided_by: string
  readonly decided_at: Date
}

/** The providers' tokens, shared by all server processes: each new token ends the one before. */
export interface ProviderTokensTable {
  readonly tenant: string
  readonly provider: string
  readonly shortcode: string
  readonly token: string
  readonly ends_at: Date
  /** Until then one process renews it, and others wait. */
  readonly renewing_until: Date
}
