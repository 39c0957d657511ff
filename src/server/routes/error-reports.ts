import { errorReportCalls } from '../../contract/error-report.ts'
import { countAttempt, errorReportsFromAddress } from '../accounts/limits.ts'
import { implement } from '../http/implement.ts'

/** Logs an error of a browser under the id that its user saw. */
export const errorReportRoutes = [
  implement(errorReportCalls.reportError, async ({ tenant, body, raw }, { database, now }) => {
    await database.inTenant(tenant.id, (tx) => countAttempt(tx, errorReportsFromAddress, raw.ip, now()))
    const { id: report, name, frames } = body
    raw.log.error({ report, name, frames, tenant: tenant.id }, 'a page of the portal broke')
    return { message: { key: 'server.reported' } } as const
  }),
]
