import { sampleReports } from './sample-reports.ts'
import { responds, waits } from './sample-response.ts'
import { screen } from './screen.tsx'

/** The page of reports without anything in the period, with something, and while it loads. */
export const reportsStory = (state: 'Empty' | 'Filled' | 'Loading') => {
  const empty = { ...sampleReports, reports: sampleReports.reports.map((report) => ({ ...report, rows: [] })) }
  const found = state === 'Filled' ? sampleReports : empty
  const response = state === 'Loading' ? waits('admin/reports') : responds('admin/reports', found)
  return screen({ at: '/admin/reports', as: 'administrator', responses: [response] })
}
