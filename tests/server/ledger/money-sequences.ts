import type { Arbitrary } from 'fast-check'
import { fc } from '../../properties.ts'
import { playCards } from './card-sequences.ts'
import type { CardPlace } from './card-sequences.ts'
import { cardSequence } from './card-steps.ts'
import type { CardSequence } from './card-steps.ts'
import { paybillSequence } from './paybill-steps.ts'
import type { PaybillSequence } from './paybill-steps.ts'
import { paymentSequence, playPaybill, playSequence } from './payment-sequences.ts'
import type { PaymentSequence, SequencePlace } from './payment-sequences.ts'

/** Random payments in some way. */
export type MoneySequence = PaymentSequence | CardSequence | PaybillSequence

/** Random payments in each way. */
export const moneySequence: Arbitrary<MoneySequence> = fc.oneof(paymentSequence, cardSequence, paybillSequence)

/** Plays one; see `playSequence`, `playCards` and `playPaybill`. */
export function playMoney(
  place: SequencePlace & CardPlace,
  sequence: MoneySequence,
): Promise<readonly string[] | 'refused'> {
  if (sequence.way === 'card') return playCards(place, sequence)
  return sequence.way === 'paybill' ? playPaybill(place, sequence) : playSequence(place, sequence)
}
