import { expect, test } from 'vitest'
import { nearestDay } from '../../../src/renderer/widgets/date/date-limits.ts'

test.each([
  ['without limits', {}, '2026-01-15'],
  ['between its limits', { min: '2020-01-01', max: '2030-12-31' }, '2026-01-15'],
  ['that ends before today', { max: '2008-01-15' }, '2008-01-15'],
  ['that begins after today', { min: '2026-02-01' }, '2026-02-01'],
])('a calendar %s opens as near to today as it may [ENG-14]', (_, limits, day) => {
  expect(nearestDay(limits, '2026-01-15')).toBe(day)
})
