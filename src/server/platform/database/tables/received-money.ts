import type { Generated } from 'kysely'
import type { UnreadReason } from '../../../../engine/payments/unread-reasons.ts'
import type { HeardDecision, MoneyDecision, MoneyState } from '../../../../engine/payments/money-decisions.ts'

/** Money that a provider lists by itself, once for each of its numbers. */
export interface ReceivedMoneyTable {
  readonly tenant: string
  readonly id: string
  readonly provider: string
  /** The organisation's account with the provider. */
  readonly shortcode: string
  /** The provider's number of it. */
  readonly receipt: string
  readonly amount_cents: number
  readonly currency: string
  /** What the payer typed. */
  readonly account: string
  /** Who paid, as the provider has it: a name, a masked phone, or nothing. */
  readonly payer: string
  readonly paid_at: Date
  /** Where it was listed first. */
  readonly source: string
  readonly state: MoneyState
  /** The invoice that the account names. */
  readonly invoice_id: string | null
  /** Whose it is. */
  readonly profile_id: string | null
  /** The payment whose money it is. */
  readonly payment_id: string | null
  /** The receipt that was posted for it. */
  readonly receipt_no: string | null
  /** What put it into the account of unallocated money; null while it is not there. */
  readonly unallocated_id: string | null
  /** When finance staff have dealt with it. */
  readonly handled_at: Generated<Date | null>
  readonly created_at: Date
  readonly changed_at: Date
}

/** Everything that came about such money, as it came, once. Only added to; much of it is never confirmed. */
export interface ReceivedMessagesTable {
  readonly tenant: string
  readonly id: string
  readonly provider: string
  readonly shortcode: string
  readonly receipt: string
  readonly source: string
  readonly raw: string
  /** Of the raw text, so that a repetition is not kept again. */
  readonly digest: string
  readonly received_at: Date
}

/** What providers sent, from which nothing follows, as it came, once. Only added to. */
export interface UnreadMessagesTable {
  readonly tenant: string
  readonly id: string
  readonly provider: string
  /** At which of our addresses it came. */
  readonly source: string
  readonly reason: UnreadReason
  /** The payment that has the address. */
  readonly payment_id: string | null
  readonly raw: string
  /** Of the address and the raw text, so that a repetition is not kept again. */
  readonly digest: string
  readonly received_at: Date
}

/** What finance staff decided about money that nobody could place. Only added to. */
export interface ReceivedDecisionsTable {
  readonly tenant: string
  readonly id: string
  readonly money_id: string
  readonly kind: MoneyDecision
  readonly reason: string
  readonly receipt_no: string | null
  /** The account of who decided. */
  readonly decided_by: string
  readonly decided_at: Date
}

/** What finance staff decided about numbers that were heard of and are in no list. Only added to. */
export interface HeardDecisionsTable {
  readonly tenant: string
  readonly id: string
  readonly provider: string
  readonly shortcode: string
  readonly receipt: string
  readonly kind: HeardDecision
  /** Which decision about the number it is, from 1. */
  readonly place: number
  readonly reason: string
  /** The account of who decided. */
  readonly decided_by: string
  readonly decided_at: Date
}

/** What is registered with providers, and until when their lists were read. */
export interface ReceivedListsTable {
  readonly tenant: string
  readonly provider: string
  readonly shortcode: string
  /** The provider's address, ours and the named phone. */
  readonly registered: string
  readonly listed_to: Date
}
