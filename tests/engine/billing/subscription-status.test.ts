import { describe, expect, test } from 'vitest'
import { billedPeriod, endOfPeriod } from '../../../src/engine/billing/billed-period.ts'
import { subscriptionStatus } from '../../../src/engine/billing/subscription-status.ts'

describe('what became of a billed year [SUB-01]', () => {
  test.each([
    ['Unpaid', { billed: 3000, paid: 0, due: '2026-03-31' }],
    ['Unpaid', { billed: 3000, paid: 0, due: null }],
    ['Part Paid', { billed: 3000, paid: 1, due: '2026-03-31' }],
    ['Overdue', { billed: 3000, paid: 2999, due: '2026-03-30' }],
    ['Paid', { billed: 3000, paid: 3000, due: '2026-03-30' }],
    ['Credited', { billed: 0, paid: 0, due: '2026-03-30' }],
  ] as const)('is %s of %j on its due day', (status, sums) => {
    expect(subscriptionStatus(sums, '2026-03-31')).toBe(status)
  })
})

describe('the year that an invoice is about [SUB-01]', () => {
  test.each([
    ['SUBS-2026', 'SUBS-{year}', '2026'],
    ['SUBS-2025/2026', 'SUBS-{year}', '2025/2026'],
    ['2026 fees', '{year} fees', '2026'],
    ['SUBS-26', 'SUBS-{year}', undefined],
    ['SUBS-2026-LATE', 'SUBS-{year}', undefined],
    ['APP-2026', 'SUBS-{year}', undefined],
  ])('of %s, billed as %s, is %s', (source, declared, year) => {
    expect(billedPeriod(source, declared)).toBe(year)
  })

  test.each([
    ['2026', '01-01', '2026-12-31'],
    ['2025/2026', '07-01', '2026-06-30'],
    ['2027/2028', '03-01', '2028-02-29'],
  ])('%s, which begins on %s, ends on %s', (name, start, end) => {
    expect(endOfPeriod(name, start)).toBe(end)
  })
})
