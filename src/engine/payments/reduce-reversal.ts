/** The states of giving a payment back, from the least that is known of it to the most. */
export const reversalStates = ['asked', 'pending', 'undecided', 'refused', 'reversed'] as const
export type ReversalState = (typeof reversalStates)[number]

/** What an authenticated question about a reversal was answered with. */
export type CheckedOutcome = 'reversed' | 'refused' | 'unknown'

/** What came of giving a payment back. */
export type ReversalMessage =
  /** The provider took the request, and calls it so. */
  | { readonly kind: 'accepted'; readonly originator: string; readonly conversation: string }
  /** Nothing was asked: the provider refused at once, or was not there. */
  | { readonly kind: 'rejected'; readonly code: string }
  /** We asked and had no answer. */
  | { readonly kind: 'unanswered' }
  /** What somebody claims who knows the address of the result. It decides nothing. */
  | { readonly kind: 'claimed'; readonly conversation: string; readonly code: string }
  /** The provider took our question what has become of it, and calls the question so. */
  | { readonly kind: 'checking'; readonly check: string; readonly conversation: string }
  /** What came to the address that only this question named. */
  | {
      readonly kind: 'checked'
      readonly check: string
      readonly conversation: string
      readonly outcome: CheckedOutcome
      readonly code?: string
    }
  /** We stopped asking. */
  | { readonly kind: 'gave-up' }
  /** What finance staff saw in the provider's own records. */
  | { readonly kind: 'decided'; readonly outcome: 'reversed' | 'refused' }

/** What is known of giving a payment back. */
export interface ReducedReversal {
  readonly state: ReversalState
  /** What the provider calls our request; undefined where it never answered it. */
  readonly originator: string | undefined
  /** Why it was refused, or is claimed to have been while that is not known, in the provider's codes. */
  readonly code: string | undefined
  /** Whether somebody claims that the provider had given it back before. */
  readonly isClaimedBefore: boolean
}

/** The provider's code for a transaction that was reversed before. */
const reversedBefore = 'R000001'

/**
 * A reversal as its messages have it, the same for every order and repetition. An answer counts where it came to the
 * address of one of our questions under the name that the provider gave that question; where answers to one question
 * differ, it has none. The state of which most is known counts: money that moved did so, whatever else was heard.
 */
export function reduceReversal(messages: readonly ReversalMessage[]): ReducedReversal {
  const answers = answersTo(messages)
  const states = [
    ...messages.map(stateOf),
    ...answers.map(({ outcome }): ReversalState => (outcome === 'unknown' ? 'pending' : outcome)),
  ]
  const state = reversalStates[Math.max(0, ...states.map((one) => reversalStates.indexOf(one)))] ?? 'asked'
  const originators = messages.flatMap((message) => (message.kind === 'accepted' ? message.originator : []))
  const codes = [
    ...messages.flatMap((message) => (message.kind === 'rejected' ? message.code : [])),
    ...answers.flatMap(({ outcome, code }) =>
      outcome === 'refused' && code !== undefined && code !== '0' ? code : [],
    ),
  ]
  const claimed = messages.flatMap((message) =>
    message.kind === 'claimed' && message.code !== '0' ? message.code : [],
  )
  return {
    state,
    originator: originators.toSorted()[0],
    code: state === 'reversed' ? undefined : (codes.toSorted()[0] ?? claimed.toSorted()[0]),
    isClaimedBefore: messages.some((message) => message.kind === 'claimed' && message.code === reversedBefore),
  }
}

type Answer = Pick<Extract<ReversalMessage, { kind: 'checked' }>, 'outcome' | 'code'>

function answersTo(messages: readonly ReversalMessage[]): readonly Answer[] {
  const asked = messages.flatMap((message) => (message.kind === 'checking' ? message : []))
  const checks = [...new Set(asked.map(({ check }) => check))]
  return checks.flatMap((check) => {
    const names = new Set(asked.filter((one) => one.check === check).map(({ conversation }) => conversation))
    const answers = messages.flatMap((message) =>
      message.kind === 'checked' && message.check === check && names.has(message.conversation) ? message : [],
    )
    const [first] = answers.toSorted((one, other) => (one.code ?? '').localeCompare(other.code ?? ''))
    return first !== undefined && new Set(answers.map(({ outcome }) => outcome)).size === 1 ? [first] : []
  })
}

function stateOf(message: ReversalMessage): ReversalState {
  switch (message.kind) {
    case 'rejected':
      return 'refused'
    case 'gave-up':
      return 'undecided'
    case 'decided':
      return message.outcome
    default:
      // What the answers to questions say is counted by itself.
      return message.kind === 'checked' || message.kind === 'checking' ? 'asked' : 'pending'
  }
}

/** Whether it may still end any way by itself. */
export const isReversing = (state: ReversalState): boolean => state === 'asked' || state === 'pending'
