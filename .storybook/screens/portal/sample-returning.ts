import type { PaymentCourse, PaymentsFound } from '../../../src/contract/finance.ts'
import type { ReversalState } from '../../../src/engine/payments/reduce-reversal.ts'
import { samplePaymentCourse, samplePayments } from './sample-finance.ts'

const returning: readonly (readonly [ReversalState, string | null])[] = [
  ['pending', null],
  ['pending', '1'],
  ['reversed', null],
  ['refused', '1'],
  ['undecided', null],
]

/** Payments that are given back, in each state. */
export const sampleReturning: PaymentsFound = {
  ...samplePayments,
  items: samplePayments.items.slice(0, 1).flatMap((payment) =>
    returning.map(([state, code], place) => ({
      ...payment,
      id: `00000000-0000-4000-8000-00000000010${place}`,
      problems: state === 'undecided' ? (['given-back-unknown'] as const).slice() : [],
      reversal: { state, code, changed_at: '2026-02-14T09:00:00.000Z' },
    })),
  ),
}

/** A payment that may be given back. */
export const sampleReturnable: PaymentCourse = { ...samplePaymentCourse, possible: ['give-back', 'given-back'] }
