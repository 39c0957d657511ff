import type { IncomingHttpHeaders } from 'node:http'
import type { JsonValue } from '../../engine/json/json.ts'
import type { PaymentMessage } from '../../engine/payments/reduce-payment.ts'
import type { UnreadReason } from '../../engine/payments/unread-reasons.ts'
import type { TableRow } from '../imports/files/read-csv.ts'
import type { ReadStatement } from './statement-line.ts'

/** What a provider sent, as it came and as it is understood. */
export interface HeardMessage {
  readonly message: PaymentMessage
  readonly raw: string
}

/** What the payer is asked for. */
export interface AskedPayment {
  /** Our own name for it, for a provider that has none. */
  readonly name: string
  /** Of a provider that asks a phone; else empty. */
  readonly phone: string
  /** The payer's address. */
  readonly email: string
  /** In cents: what the provider makes of what is owed. */
  readonly amount: number
  readonly currency: string
  /** The invoice's number and its reference, which is what it is about on a payer's statement. */
  readonly invoice: string
  readonly account: string
  readonly description: string
  /** Where the provider sends what becomes of it, if it takes such an address. */
  readonly callback: string
  /** Where a page of the provider leads back to, paid or not. */
  readonly back: string
  readonly now: Date
}

/** A payment whose request was never answered, so that the provider's name for it is not known. */
export interface SoughtPayment {
  /** Whether an account, as the provider lists it, is the payment's. */
  readonly isAccount: (account: string) => boolean
  /** In cents. */
  readonly amount: number
  readonly since: Date
  readonly now: Date
}

/** Money in a provider's own list. */
export interface FoundMoney extends HeardMessage {
  readonly message: Extract<PaymentMessage, { kind: 'received' }>
}

/** A payment that its provider is asked about. */
export interface AskedOutcome {
  /** The provider's name for it. */
  readonly reference: string
  /** What was asked for, in cents. */
  readonly amount: number
  readonly currency: string
  /** Whether the payer has left the provider's page, or had long enough: what is not paid is not going to be. */
  readonly hasLeft: boolean
  readonly now: Date
}

/** What a message claims. */
export interface HeardClaim extends HeardMessage {
  readonly message: Extract<PaymentMessage, { kind: 'claimed' }>
}

/** A message from which nothing follows, as it is kept. */
export interface HeardNothing {
  readonly reason: UnreadReason
  readonly raw: string
}

/** A request that bears a signature. */
export interface SignedCall {
  /** As it came. */
  readonly body: Buffer
  readonly headers: IncomingHttpHeaders
}

/** A payment provider, with the keys of one organisation. Neither `start` nor `status` throws because of it. */
export interface PaymentProvider {
  /** The organisation's account there; empty where the keys alone name it. */
  readonly shortcode: string
  /** Whether it asks the payer's phone; else the payer pays on a page of it. */
  readonly asksPhone: boolean
  /** What it asks for when so much is owed; both in cents. */
  payable(owed: number): number
  /** Asks the payer, or opens the page on which they pay; answers within 12 seconds. */
  start(asked: AskedPayment): Promise<HeardMessage>
  /** Asks what has become of a payment; answers within 12 seconds. */
  status(asked: AskedOutcome): Promise<HeardMessage>
  /**
   * Looks in all of the provider's own list for money that may be a payment's: of its account and amount, since then.
   * Each page of the list answers within 12 seconds.
   */
  find?(sought: SoughtPayment): Promise<readonly FoundMoney[] | 'unreachable'>
  /** What a call at a payment's own address claims; undefined for what has not the provider's form. */
  readCallback?(body: JsonValue): PaymentMessage | undefined
  /** What a call at the one address for all payments claims; undefined without the provider's signature. */
  readSigned?(call: SignedCall): HeardClaim | HeardNothing | undefined
  /** The lines of a statement's file; a provider without statements has none of it. */
  readStatement?(rows: readonly TableRow[], now: Date): ReadStatement
}

/** How long a provider may take for one call; milliseconds. The member is answered within 15 seconds. */
export const providerPatience = 12_000
