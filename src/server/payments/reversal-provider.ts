import type { ReversalMessage } from '../../engine/payments/reduce-reversal.ts'

/** What a provider sent about a reversal, as it came and as it is understood. */
export interface HeardReversal {
  readonly message: ReversalMessage
  readonly raw: string
}

/** Money that is to be given back. */
export interface AskedReversal {
  /** The provider's number of the money. */
  readonly receipt: string
  /** In cents; a multiple of the provider's unit. */
  readonly amount: number
  /** Where the provider sends what becomes of it. */
  readonly results: string
}

/** A question what has become of it. */
export interface AskedCheck {
  /** Our name for the question. */
  readonly check: string
  readonly receipt: string
  /** What the provider calls the request; undefined to ask about the money itself. */
  readonly originator: string | undefined
  /** Where the answer comes, which nobody but the provider is given, once. */
  readonly results: string
}

/** What a result says, before it is known whether it is one. */
export interface ReadResult {
  readonly conversation: string
  readonly code: string
  /** What the provider's record of the transaction is, where the result has it. */
  readonly status: string | undefined
}

/** A provider that gives money back. No call throws because of the provider; each answers within 12 seconds. */
export interface ReversalProvider {
  reverse(asked: AskedReversal): Promise<HeardReversal>
  /** Undefined where the question was not taken. */
  check(asked: AskedCheck): Promise<HeardReversal | undefined>
}
