/** Money as a provider lists it, when it is asked or in a statement that finance staff uploaded. */
export interface ProviderTransaction {
  readonly provider: string
  /** The organisation's account with the provider. */
  readonly shortcode: string
  /** The provider's number of it. */
  readonly receipt: string
  /** In cents, above zero. */
  readonly amount: number
  readonly currency: string
  /** What the payer typed; empty where nothing is known. */
  readonly account: string
  /** A name or a masked phone; empty where nothing is known. */
  readonly payer: string
  readonly at: Date
  /** Where it is listed, e.g. `c2b` or `statement`. */
  readonly source: string
  /** As it came. */
  readonly raw: string
}

/** What became of money that a provider lists. */
export type PlacedOutcome =
  /** The number was known with the same amount: nothing happened. */
  | 'known'
  /** The number was known with another amount: finance staff look at it. */
  | 'differs'
  /** It is the money of a payment, which is now confirmed. */
  | 'settled'
  /** Its account names an invoice: the member has the receipt. */
  | 'posted'
  /** A payment of its invoice is under way: it is looked at again when that has ended. */
  | 'waiting'
  /** Nobody knows whose it is: finance staff look at it. */
  | 'unplaced'

export interface PlacedMoney {
  readonly outcome: PlacedOutcome
  /** The row of `received_money`. */
  readonly id: string
  readonly receiptNo: string | null
}
