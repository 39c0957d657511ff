import type { Arbitrary } from 'fast-check'
import { fc } from '../../properties.ts'

/** What the provider's messages are about, as far as the server reads them. */
const events = ['charge.success', 'charge.failed', 'refund.processed', 'charge.dispute.create'] as const
/** What finance staff do, where it may be done, as the provider's own records show. */
const staffActs = ['posted', 'set-aside', 'taken-back', 'given-back', 'assigned', 'money-back', 'returned'] as const

/** Something that happens to a member's payments by card. */
export type CardStep =
  /** A message at the address for all payments, whatever the payer has done, signed with the key or another one. */
  | {
      readonly kind: 'event'
      readonly event: (typeof events)[number]
      readonly key: 'own' | 'other organisation' | 'forged'
      readonly amount: 'right' | 'other'
      readonly currency: 'right' | 'other'
      readonly receipt: 'right' | 'false'
      readonly times: number
    }
  /** The same at another organisation, signed with its key; about another payment, which was paid; about none. */
  | { readonly kind: 'foreign' | 'about-another' | 'about-nothing' }
  /** The member comes back from the provider's page. */
  | { readonly kind: 'return'; readonly hasLeft: boolean }
  /** The job that asks the provider. */
  | { readonly kind: 'ask' }
  /** The member presses Pay again, and may pay on the page to which that leads. */
  | { readonly kind: 'again'; readonly pays: boolean }
  /** The provider sends back what was paid. */
  | { readonly kind: 'refund' }
  | { readonly kind: 'staff'; readonly act: (typeof staffActs)[number] }
  | { readonly kind: 'wait'; readonly minutes: number }

/** A member who pays by card, and what happens before and after they decide. */
export interface CardSequence {
  readonly way: 'card'
  /** What is owed, in cents. */
  readonly owed: number
  /** Whether the payer is quicker than the answer to the request, and pays; or that answer is lost. */
  readonly begins: 'as usual' | 'early' | 'cut'
  /** What the bank says; undefined for a payer who never pays. */
  readonly decision: 'Approved' | 'Declined' | undefined
  readonly pays: 'what is asked' | 'less' | 'more' | 'dollars'
  /** Each group happens at once. */
  readonly before: readonly (readonly CardStep[])[]
  readonly after: readonly (readonly CardStep[])[]
}

const step = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('event' as const),
      event: fc.constantFrom('charge.success' as const, ...events),
      key: fc.constantFrom('own' as const, 'own' as const, 'other organisation' as const, 'forged' as const),
      amount: fc.constantFrom('right' as const, 'right' as const, 'other' as const),
      currency: fc.constantFrom('right' as const, 'right' as const, 'other' as const),
      receipt: fc.constantFrom('right' as const, 'right' as const, 'false' as const),
      times: fc.integer({ min: 1, max: 3 }),
    }),
  },
  fc.record({ kind: fc.constantFrom('foreign' as const, 'about-another' as const, 'about-nothing' as const) }),
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('return' as const), hasLeft: fc.boolean() }) },
  fc.record({ kind: fc.constant('ask' as const) }),
  fc.record({ kind: fc.constant('again' as const), pays: fc.boolean() }),
  fc.record({ kind: fc.constant('refund' as const) }),
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('staff' as const), act: fc.constantFrom(...staffActs) }) },
  fc.record({ kind: fc.constant('wait' as const), minutes: fc.constantFrom(1, 20, 90) }),
)
const steps = fc.array(fc.array(step, { minLength: 1, maxLength: 2 }), { maxLength: 4 })

/** Random payments by card. */
export const cardSequence: Arbitrary<CardSequence> = fc.record({
  way: fc.constant('card' as const),
  owed: fc.integer({ min: 1, max: 20_000_000 }),
  begins: fc.constantFrom(
    'as usual' as const,
    'as usual' as const,
    'as usual' as const,
    'early' as const,
    'cut' as const,
  ),
  decision: fc.option(fc.constantFrom('Approved' as const, 'Approved' as const, 'Declined' as const), {
    nil: undefined,
    freq: 8,
  }),
  pays: fc.constantFrom(
    'what is asked' as const,
    'what is asked' as const,
    'less' as const,
    'more' as const,
    'dollars' as const,
  ),
  before: steps,
  after: steps,
})
