import { expect, test } from 'vitest'
import { yearsOfAwards } from '../../../src/portal/pages/cpd/years-of-awards.ts'

test.each([
  [
    ['2024', '2022', '2024'],
    ['2026', '2025', '2024', '2023', '2022'],
  ],
  [['2026'], ['2026']],
  [[], ['2026']],
  [
    ['2025', '2027'],
    ['2027', '2026', '2025'],
  ],
])('points of %j are narrowed in 2026 by %j [CPD-01]', (periods, years) => {
  expect(
    yearsOfAwards(
      periods.map((period) => ({ period })),
      '2026',
    ),
  ).toEqual(years)
})
