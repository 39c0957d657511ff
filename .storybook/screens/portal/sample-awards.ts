import type { CpdAward } from '../../../src/contract/cpd.ts'

// The events here are invented.

const award = (period: string, description: string, pointAwarded: number, more: Partial<CpdAward> = {}): CpdAward => ({
  description,
  memberNo: 'M1001',
  period,
  startDate: `${period}-01-01`,
  endDate: `${period}-12-31`,
  provider: '',
  location: '',
  pointAwarded,
  eventCode: '',
  certificateNo: '',
  ...more,
})

const held = { provider: 'Example Training Centre', location: 'Nairobi' }

/** Three years of points. */
export const sampleAwards: readonly CpdAward[] = [
  award('2026', 'Webinar on professional ethics', 3, { ...held, certificateNo: 'CPD-2026-1', eventCode: 'WEB-2026' }),
  award('2025', 'Seminar on health and safety at work', 10, { ...held, certificateNo: 'CPD-2025-4' }),
  award('2025', `Mentoring ${'of graduates in their first year '.repeat(9)}`, 9.5),
  award('2024', 'Annual convention', 12, { ...held, certificateNo: 'CPD-2024-9', eventCode: 'CONV-2024' }),
]
