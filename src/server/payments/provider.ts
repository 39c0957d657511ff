import type { PaymentMessage } from '../../engine/payments/reduce-payment.ts'

/** What a provider sent, as it came and as it is understood. */
export interface HeardMessage {
  readonly message: PaymentMessage
  readonly raw: string
}

/** What the payer is asked for. */
export interface AskedPayment {
  readonly phone: string
  /** In cents; of a provider with whole units only, a multiple of one. */
  readonly amount: number
  /** What it is about, for the payer. */
  readonly account: string
  readonly description: string
  /** Where the provider sends what becomes of it. */
  readonly callback: string
  readonly now: Date
}

/** A payment provider, with the keys of one organisation. Neither call throws because of the provider. */
export interface PaymentProvider {
  /** The organisation's account there. */
  readonly shortcode: string
  /** Asks the payer; answers within 12 seconds. */
  start(asked: AskedPayment): Promise<HeardMessage>
  /** Asks what has become of a payment, by the provider's name for it; answers within 12 seconds. */
  status(reference: string, now: Date): Promise<HeardMessage>
  /** What a callback claims; undefined for what is none of this provider's. */
  readCallback(body: unknown): PaymentMessage | undefined
}

/** How long a provider may take for one call; milliseconds. The member is answered within 15 seconds. */
export const providerPatience = 12_000
