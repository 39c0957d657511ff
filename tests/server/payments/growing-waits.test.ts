import { expect, test } from 'vitest'
import { nextAsking } from '../../../src/server/payments/ask-payment.ts'
import { nextReversalAsking } from '../../../src/server/payments/reversals/ask-reversal.ts'

const [seconds, minutes, hours] = [1000, 60_000, 60 * 60_000]
const now = new Date('2026-03-10T09:00:00Z')
const before = (age: number) => new Date(now.getTime() - age)

test.each([
  ['pending', 0, 15 * seconds],
  ['pending', minutes, 30 * seconds],
  ['pending', 10 * minutes, 5 * minutes],
  ['pending', hours, 10 * minutes],
  ['expired', minutes, 30 * seconds],
  ['expired', hours, 30 * minutes],
  ['expired', 3 * hours, 90 * minutes],
  ['expired', 30 * hours, 2 * hours],
] as const)(
  'a payment that is %s is asked about %i ms after it began, and again %i ms later [BIL-04]',
  (state, age, wait) => {
    expect(nextAsking({ created_at: before(age), state }, now)).toEqual(new Date(now.getTime() + wait))
  },
)

test.each([
  [0, 15 * seconds],
  [minutes, 30 * seconds],
  [10 * minutes, 5 * minutes],
  [hours, 30 * minutes],
  [23 * hours, hours],
])('money that goes back is asked about %i ms after that began, and again %i ms later', (age, wait) => {
  expect(nextReversalAsking({ asked_at: before(age) }, now)).toEqual(new Date(now.getTime() + wait))
})
