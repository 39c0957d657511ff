import { expect, test } from 'vitest'
import { nextCategories } from '../../../src/engine/points/next-categories.ts'

const steps = [
  { id: 'one', category: 'GRADUATE', to: 'PROFESSIONAL', points: 45, years: 3 },
  { id: 'two', category: 'PROFESSIONAL', to: 'FELLOW', points: 150, years: 5 },
]
const award = (period: string, pointAwarded: number) => ({ period, pointAwarded })
const awards = [award('2027', 1), award('2026', 10.1), award('2024', 0.2), award('2023', 99)]

test('a next category counts the points of its years, of which this one is the last [DASH-05]', () => {
  expect(nextCategories(steps, { category: 'GRADUATE', year: '2026', awards })).toEqual([
    { to: 'PROFESSIONAL', points: 45, years: 3, earned: 10.3 },
  ])
})

test('there is none for a category from which none is declared, and for who is in none [DASH-05]', () => {
  expect(nextCategories(steps, { category: 'FELLOW', year: '2026', awards })).toEqual([])
  expect(nextCategories(steps, { category: null, year: '2026', awards })).toEqual([])
})
