import type { AdminAward, AwardsFound } from '../../../src/contract/admin-awards.ts'
import { sampleAwards } from './sample-awards.ts'

/** Points as administrators see them, of invented members. */
export const sampleFoundAwards: readonly AdminAward[] = sampleAwards.map((award, place) => ({
  ...award,
  id: `00000000-0000-4000-8000-00000000000${place}`,
  name: 'WANJIRU EXAMPLE',
  awarded_at: '2026-02-03T09:00:00.000Z',
  withdrawn_at: null,
}))

/** All of some awards on one page. */
export const foundAwards = (items: readonly AdminAward[]): AwardsFound => ({
  items: [...items],
  total: items.length,
  page: 1,
  pages: 1,
  years: ['2026', '2025', '2024'],
})
