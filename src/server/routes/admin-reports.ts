import { reportCalls } from '../../contract/report.ts'
import { implement } from '../http/implement.ts'
import { findReport, findReports } from '../reports/find-reports.ts'
import { reportTable } from '../reports/report-table.ts'
import { sendTable } from './send-table.ts'

/** What the organisation counts and earns, for those whose role allows it (ADM-10). */
export const adminReportRoutes = [
  implement(reportCalls.reports, ({ tenant, session, query }, { database, now }) => {
    const asking = { tenant, roles: session.roles, query, now: now() }
    return database.inTenant(tenant.id, (tx) => findReports(tx, asking))
  }),
  implement(reportCalls.reportFile, async (request, services) => {
    const { tenant, session, query, param } = request
    const asking = { tenant, roles: session.roles, query, now: services.now() }
    return sendTable(request, services, 'report', async (tx) =>
      reportTable(tenant, await findReport(tx, asking, param('report'))),
    )
  }),
]
