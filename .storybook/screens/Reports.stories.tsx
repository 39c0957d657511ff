import { ApiError } from '../../src/portal/api/api-error.ts'
import { sampleReports } from './portal/sample-reports.ts'
import { fails, responds, waits } from './portal/sample-response.ts'
import { screen } from './portal/screen.tsx'

export default { title: 'Screens/Reports' }

const at = { at: '/admin/reports', as: 'administrator' } as const
const unavailable = new ApiError('The service is not ready. Try again in a moment.', 503, { code: 'unavailable' })

/** Numbers of each source; some lead to the desk. */
export const Reports = screen({ ...at, responses: [responds('admin/reports', sampleReports)] })
export const ReportsOnAPhone = screen({ ...at, phone: true, responses: [responds('admin/reports', sampleReports)] })
export const NothingInThePeriod = screen({
  ...at,
  responses: [
    responds('admin/reports', {
      ...sampleReports,
      reports: sampleReports.reports.map((report) => ({ ...report, rows: [] })),
    }),
  ],
})
export const NoReports = screen({ ...at, responses: [responds('admin/reports', { ...sampleReports, reports: [] })] })
export const ReportsLoading = screen({ ...at, responses: [waits('admin/reports')] })
export const ReportsUnavailable = screen({ ...at, responses: [fails('admin/reports', unavailable)] })
