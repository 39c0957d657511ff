import type { Arbitrary } from 'fast-check'
import { fc } from '../../properties.ts'
import { playCards } from './card-sequences.ts'
import type { CardPlace } from './card-sequences.ts'
import { cardSequence } from './card-steps.ts'
import type { CardSequence } from './card-steps.ts'
import { paymentSequence, playSequence } from './payment-sequences.ts'
import type { PaymentSequence, SequencePlace } from './payment-sequences.ts'

/** Random payments in each way. */
export const moneySequence: Arbitrary<PaymentSequence | CardSequence> = fc.oneof(paymentSequence, cardSequence)

/** Plays one; see `playSequence` and `playCards`. */
export const playMoney = (
  place: SequencePlace & CardPlace,
  sequence: PaymentSequence | CardSequence,
): Promise<readonly string[] | 'refused'> =>
  sequence.way === 'card' ? playCards(place, sequence) : playSequence(place, sequence)
