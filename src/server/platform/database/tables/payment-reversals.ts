import type { ReversalMessage, ReversalState } from '../../../../engine/payments/reduce-reversal.ts'
import type { Json } from './json-column.ts'

/** Payments that are given back. Their states are what their messages say, and what was posted for them. */
export interface PaymentReversalsTable {
  readonly tenant: string
  readonly id: string
  readonly payment_id: string
  readonly profile_id: string
  /** What is given back: the provider's number of the money, and the receipt that was posted for it. */
  readonly provider_receipt: string
  readonly receipt_no: string
  readonly amount_cents: number
  readonly state: ReversalState
  /** What the provider calls our request. */
  readonly originator: string | null
  /** Why it was refused, in the provider's codes. */
  readonly code: string | null
  /** The document that reversed the receipt. */
  readonly reversal_no: string | null
  /** The account of who asked for it. */
  readonly asked_by: string
  readonly asked_at: Date
  readonly changed_at: Date
}

/** Everything that was heard of reversals, as it came. Only added to. */
export interface ReversalMessagesTable {
  readonly tenant: string
  readonly id: string
  readonly reversal_id: string
  /** As it was understood. */
  readonly message: Json<ReversalMessage>
  readonly raw: string
  readonly received_at: Date
}

/** The random addresses to which the provider sends results. Only added to. */
export interface ReversalAddressesTable {
  readonly tenant: string
  readonly token: string
  readonly reversal_id: string
  /** The question whose answer comes there; null for the result of the request itself. */
  readonly check_id: string | null
  /** Whether it is about the request, and not about the money whose request it was. */
  readonly of_request: boolean
  readonly made_at: Date
}
