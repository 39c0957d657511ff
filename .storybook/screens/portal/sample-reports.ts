import type { Report, ReportsFound } from '../../../src/contract/report.ts'

const counted: Pick<Report, 'heading' | 'series'> = { heading: null, series: [{ currency: null }] }
const row = (title: string, value: number, cases: Report['rows'][number]['cases'] = null) => ({
  key: title,
  title,
  values: [value],
  cases,
})
const period = { from: '2026-01-01', to: '2026-06-30' }

/** What an organisation counts in half a year. */
export const sampleReports: ReportsFound = {
  ...period,
  years: [2026, 2025, 2024],
  reports: [
    {
      ...counted,
      id: 'applications-by-status',
      title: 'Applications by status',
      description: 'Applications that began in the period, by the status that they have today.',
      by: 'state',
      rows: [
        row('New', 12),
        row('Open', 31, { type: 'application', state: 'open', ...period }),
        row('Committee Review', 7),
        row('Released', 24),
      ],
    },
    {
      heading: null,
      series: [{ currency: 'KES' }],
      id: 'revenue-by-month',
      title: 'Revenue by month',
      description: 'Money that was received, less what was paid back.',
      by: 'month',
      rows: [
        row('2026-01', 12_450_000),
        row('2026-02', 8_125_050),
        row('2026-03', -50_000),
        row('2026-04', 0),
        row('2026-05', 23_000_000),
        row('2026-06', 9_900_000),
      ],
    },
    {
      ...counted,
      heading: 'County',
      id: 'members-by-county',
      title: 'Members by county',
      description: 'Active members who joined by the end of the period, by the county of their first contact.',
      by: 'answer',
      rows: Array.from({ length: 20 }, (_, place) => row(`County of sample number ${place + 1}`, 200 - place * 9)),
    },
  ],
}
