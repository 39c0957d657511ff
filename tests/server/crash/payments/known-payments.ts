import type { CardTransaction } from '../../../../scripts/simulators/card-page.ts'
import { listIn } from '../../../../scripts/simulators/kept-list.ts'
import type { Push } from '../../../../scripts/simulators/send-callback.ts'

/** Where the providers keep what they know. */
export interface ProviderFiles {
  readonly pushes: string
  readonly cards: string
}

/** A payment as its provider knows it. */
export interface KnownPayment {
  /** The phone, or the e-mail of who pays by card. */
  readonly payer: string
  readonly isDecided: boolean
  /** Whether its payer decides by themselves, sooner or later. */
  readonly isAwaited: boolean
  readonly isPaid: boolean
}

/** What the providers know. */
export const knownPayments = ({ pushes, cards }: ProviderFiles): readonly KnownPayment[] => [
  ...listIn<Push>(pushes).map(({ phone, code }) => ({
    payer: phone,
    isDecided: code !== undefined,
    isAwaited: code === undefined,
    isPaid: code === '0',
  })),
  ...listIn<CardTransaction>(cards).map(({ email, status }) => ({
    payer: email,
    isDecided: status !== 'abandoned',
    isAwaited: false,
    isPaid: status === 'success',
  })),
]
