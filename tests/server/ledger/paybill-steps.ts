import type { Arbitrary } from 'fast-check'
import { fc } from '../../properties.ts'

/** What a payer types as the account: what names the invoice, or what names none. */
const accounts = ['reference', 'number', 'unknown', 'none'] as const
/** Where a message comes: the paybill's address, one that is nobody's, or one of another organisation. */
const addresses = ['own', 'own', 'own', 'false', 'other organisation'] as const

/** Something that happens to money that members send by themselves. */
export type PaybillStep =
  /** A payer pays without being asked. */
  | {
      readonly kind: 'pay'
      readonly account: (typeof accounts)[number]
      readonly amount: 'right' | 'less' | 'more'
    }
  /** What the provider asks before money moves and says afterwards; anybody may send both. */
  | {
      readonly kind: 'check' | 'notice'
      /** Money that came last, or money that never came. */
      readonly money: 'came' | 'never came'
      readonly amount: 'right' | 'other'
      readonly account: 'right' | (typeof accounts)[number]
      readonly paybill: 'own' | 'other'
      readonly address: (typeof addresses)[number]
      readonly times: number
    }
  /** The jobs that read the provider's list, ask about notices and place money. */
  | { readonly kind: 'jobs' }

const message = fc.record({
  kind: fc.constantFrom('check' as const, 'notice' as const, 'notice' as const),
  money: fc.constantFrom('came' as const, 'came' as const, 'never came' as const),
  amount: fc.constantFrom('right' as const, 'right' as const, 'other' as const),
  account: fc.constantFrom('right' as const, 'right' as const, ...accounts),
  paybill: fc.constantFrom('own' as const, 'own' as const, 'own' as const, 'other' as const),
  address: fc.constantFrom(...addresses),
  times: fc.integer({ min: 1, max: 3 }),
})
const jobs = fc.record({ kind: fc.constant('jobs' as const) })
const pay = fc.record({
  kind: fc.constant('pay' as const),
  account: fc.constantFrom('reference' as const, ...accounts),
  amount: fc.constantFrom('right' as const, 'right' as const, 'less' as const, 'more' as const),
})

/** Steps of money that is on its way or may be, most of them messages of it. */
export const paybillStep: Arbitrary<PaybillStep> = fc.oneof(
  { weight: 4, arbitrary: message },
  { weight: 2, arbitrary: jobs },
  { weight: 1, arbitrary: pay },
)

/** A member who pays by paybill alone. */
export interface PaybillSequence {
  readonly way: 'paybill'
  /** What is owed, in cents. */
  readonly owed: number
  readonly pays: Extract<PaybillStep, { kind: 'pay' }>
  /** Each group happens at once. */
  readonly before: readonly (readonly PaybillStep[])[]
  readonly after: readonly (readonly PaybillStep[])[]
}

const steps = fc.array(fc.array(paybillStep, { minLength: 1, maxLength: 2 }), { maxLength: 3 })

/** Random payments by paybill. */
export const paybillSequence: Arbitrary<PaybillSequence> = fc.record({
  way: fc.constant('paybill' as const),
  owed: fc.integer({ min: 1, max: 20_000_000 }),
  pays: pay,
  before: steps,
  after: steps,
})
