import type { AdminAward, AwardImportCheck, AwardsFound } from '../../../src/contract/admin-awards.ts'
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

const row = (member_no: string, outcome: 'added' | 'unchanged', points: string) => ({
  member_no,
  outcome,
  cells: (
    [
      ['member_no', member_no],
      ['year', '2026'],
      ['description', 'Annual convention'],
      ['provider', 'Example Training Centre'],
      ['points', points],
    ] as const
  ).map(([column, to]) => ({ column, from: null, to })),
})

/** What importing a file of points would do. */
export const checkedAwards: AwardImportCheck = {
  counts: { added: 2, unchanged: 1 },
  wrong: 1,
  problems: [{ line: 5, column: 'points', text: 'Points have at most two decimals' }],
  rows: [row('M1001', 'added', '12'), row('M1002', 'added', '7.5'), row('M1003', 'unchanged', '12')],
}
