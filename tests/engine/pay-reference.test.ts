import { describe, expect, test } from 'vitest'
import { isAccountOf, payReference, readAccount } from '../../src/engine/payments/pay-reference.ts'
import { fc } from '../properties.ts'

const numbers = fc
  .tuple(
    fc.constantFrom('INV-', 'KB/', 'A ', '6/', ''),
    fc.integer({ min: 2000, max: 2099 }),
    fc.oneof(fc.integer({ min: 1, max: 99_999 }), fc.integer({ min: 100_000, max: 2_000_000 })),
  )
  .map(([prefix, year, sequence]) => `${prefix}${year}-${String(sequence).padStart(5, '0')}`)

describe('the reference that a payer types', () => {
  test('is the digits of the invoice’s number with a check digit', () => {
    expect(payReference('INV-2026-00001')).toMatch(/^202600001\d$/)
  })

  test('has at most 12 characters, whatever the number has', () => {
    expect(payReference('INVOICE-2026/2027-000000123456')).toHaveLength(12)
  })

  test('is read back to the digits of the number, however it is written', () => {
    fc.assert(
      fc.property(numbers, (number) => {
        const reference = payReference(number)
        const spaced = ` ${reference.slice(0, 4)} ${reference.slice(4)}- `
        expect(readAccount(reference)?.digits).toBe(number.replaceAll(/\D/g, '').slice(-11))
        expect(isAccountOf(reference, number)).toBe(true)
        expect(readAccount(spaced)?.digits).toBe(readAccount(reference)?.digits)
        expect(readAccount(reference)?.means(number)).toBe(true)
      }),
    )
  })

  test('is refused with any wrong digit, and with any two neighbours that changed places', () => {
    fc.assert(
      fc.property(numbers, fc.nat(), fc.integer({ min: 1, max: 9 }), (number, at, by) => {
        const digits = [...payReference(number)]
        const place = at % digits.length
        const wrong = digits.with(place, String((Number(digits[place]) + by) % 10)).join('')
        expect(readAccount(wrong)).toBeUndefined()
        const next = (place + 1) % digits.length
        const [one = '', two = ''] = [digits[place], digits[next]]
        const isSame = next < place || one === two
        const swapped = digits.with(place, two).with(next, one).join('')
        expect(isSame || readAccount(swapped) === undefined).toBe(true)
      }),
    )
  })
})

test('the reference of an invoice is that of no other, whose number is longer or shorter', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 2000, max: 2099 }),
      fc.nat({ max: 999_999 }),
      fc.nat({ max: 999_999 }),
      (year, a, b) => {
        const [one, other] = [a, b].map((sequence) => `INV-${year}-${String(sequence).padStart(5, '0')}`)
        expect(isAccountOf(payReference(one ?? ''), other ?? '')).toBe(a === b)
      },
    ),
  )
})

describe('an invoice’s own number', () => {
  test.each(['INV-2026-00001', 'inv 2026 00001', 'Inv202600001', 'V-2026-00001'])('is read as %s', (typed) => {
    expect(readAccount(typed)?.means('INV-2026-00001')).toBe(true)
    expect(readAccount(typed)?.means('ACC-2026-00001')).toBe(false)
  })

  test.each(['', '-', 'school fees', '7', '202600001', '12345678901234567'])('is not %j', (typed) => {
    expect(readAccount(typed)).toBeUndefined()
  })
})
