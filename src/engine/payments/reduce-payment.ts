/** The states of a payment, from the least that is known of it to the most. */
export const paymentStates = ['created', 'pending', 'expired', 'failed', 'succeeded'] as const
export type PaymentState = (typeof paymentStates)[number]

/** What came of a payment, whichever provider it was. */
export type PaymentMessage =
  /** The provider took it, and calls it so; where the payer pays on a page of the provider, its address. */
  | { readonly kind: 'accepted'; readonly reference: string; readonly page?: string }
  /** Nothing was asked of the payer: the provider refused, or was not there. */
  | { readonly kind: 'refused'; readonly code: string }
  /** We asked and had no answer: the payer may have been asked or not. */
  | { readonly kind: 'unanswered' }
  /** What the provider says when it is asked, the only thing that is believed about the outcome. */
  | { readonly kind: 'paid'; readonly reference: string; readonly receipt?: string }
  | { readonly kind: 'unpaid'; readonly reference: string; readonly code: string }
  | { readonly kind: 'undecided'; readonly reference: string }
  /** Another sum was paid than we asked for: staff decide about it. */
  | {
      readonly kind: 'misfit'
      readonly reference: string
      readonly receipt?: string
      readonly amount: number
      readonly currency: string
    }
  /** What somebody claims who knows the address for callbacks. It names the receipt, and decides nothing. */
  | {
      readonly kind: 'claimed'
      readonly reference: string
      readonly receipt?: string
      readonly amount?: number
      readonly currency?: string
    }
  /** What the provider's own list of money has: it came, under this number. */
  | { readonly kind: 'received'; readonly receipt: string }
  /** We stopped asking. */
  | { readonly kind: 'expired' }

/** What is known of a payment. */
export interface ReducedPayment {
  readonly state: PaymentState
  /** What the provider calls it. */
  readonly reference: string | undefined
  /** The provider's receipt; undefined until somebody names one, and when they contradict one another. */
  readonly receipt: string | undefined
  /** Whether only callbacks named the receipt, which anybody sends who knows the payment's address. */
  readonly isOnlyClaimed: boolean
  /** Why it failed, in the provider's codes; `misfit` where another sum was paid. */
  readonly code: string | undefined
  /** The address of the provider's page. */
  readonly page: string | undefined
}

const stateOf: Readonly<Record<PaymentMessage['kind'], PaymentState>> = {
  accepted: 'pending',
  unanswered: 'pending',
  undecided: 'pending',
  claimed: 'pending',
  expired: 'expired',
  refused: 'failed',
  unpaid: 'failed',
  misfit: 'failed',
  paid: 'succeeded',
  received: 'succeeded',
}

/**
 * A payment as its messages have it. Every order and every repetition of the same messages gives the same: its state is
 * the one of which most is known, because money that moved did so whatever else was heard before or after.
 *
 * @param amount what was asked for, in cents: a claim of another amount names no receipt
 */
export function reducePayment(amount: number, messages: readonly PaymentMessage[]): ReducedPayment {
  const reference = referenceIn(messages)
  const about = messages.filter((message) => !('reference' in message) || message.reference === reference)
  const states = about.map(({ kind }) => paymentStates.indexOf(stateOf[kind]))
  const state = paymentStates[Math.max(0, ...states)] ?? 'created'
  const receipts = about.flatMap((message) =>
    message.kind === 'claimed' && message.amount === amount ? (message.receipt ?? []) : [],
  )
  const listed = about.flatMap((message) =>
    message.kind === 'received' || message.kind === 'paid' ? (message.receipt ?? []) : [],
  )
  const codes = about.flatMap((message) => ('code' in message ? message.code : []))
  const reason = about.some(({ kind }) => kind === 'misfit') ? 'misfit' : codes.toSorted()[0]
  const code = state === 'failed' ? reason : undefined
  const pages = about.flatMap((message) => (message.kind === 'accepted' ? (message.page ?? []) : []))
  const receipt = onlyOneOf(listed.length > 0 ? listed : receipts)
  const isOnlyClaimed = receipt !== undefined && listed.length === 0
  return { state, reference, receipt, isOnlyClaimed, code, page: pages.toSorted()[0] }
}

/** The answer to our own request names it; where that was lost, a claim does if all agree. */
function referenceIn(messages: readonly PaymentMessage[]): string | undefined {
  const accepted = messages.flatMap((message) => (message.kind === 'accepted' ? message.reference : []))
  if (accepted.length > 0) return accepted.toSorted()[0]
  return onlyOneOf(messages.flatMap((message) => (message.kind === 'claimed' ? message.reference : [])))
}

function onlyOneOf(texts: readonly string[]): string | undefined {
  const different = new Set(texts)
  return different.size === 1 ? texts[0] : undefined
}

/** Whether a payment may still end any way, so that its member waits for it and starts no other. */
export const isUnderWay = (state: PaymentState): boolean => state === 'created' || state === 'pending'
